-module(pinger).
-behaviour(gen_server).

-export([start_link/0, ping/1]).
-export([init/1, handle_call/3, handle_cast/2]).

-record(state, {count = 0 :: non_neg_integer()}).

start_link() ->
    gen_server:start_link({local, ?MODULE}, ?MODULE, [], []).

ping(Name) ->
    gen_server:call(?MODULE, {ping, Name}).

init([]) ->
    {ok, #state{}}.

handle_call({ping, Name}, _From, State = #state{count = Count}) ->
    io:format("~s: ~p~n", [Name, Count]),
    {reply, {pong, Count}, State#state{count = Count + 1}}.

handle_cast(_Message, State) ->
    {noreply, State}.
