defmodule Harbour.Cache do
  @moduledoc "Keeps values for a while."
  use GenServer

  @ttl :timer.minutes(5)

  def start_link(opts \\ []) do
    GenServer.start_link(__MODULE__, %{}, opts)
  end

  def fetch(server, key, fun) when is_function(fun, 0) do
    case GenServer.call(server, {:get, key}) do
      {:ok, value} -> value
      :error -> fun.() |> tap(&GenServer.cast(server, {:put, key, &1}))
    end
  end

  @impl true
  def init(state), do: {:ok, state}

  @impl true
  def handle_call({:get, key}, _from, state) do
    {:reply, Map.fetch(state, key), state}
  end

  @impl true
  def handle_cast({:put, key, value}, state) do
    Process.send_after(self(), {:expire, key}, @ttl)
    {:noreply, Map.put(state, key, value)}
  end
end
