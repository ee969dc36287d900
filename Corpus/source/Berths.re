/* Berths of a harbour */
open Belt;

type state =
  | Free
  | Taken(string);

type berth = {
  number: int,
  depth: float,
  state,
};

let describe = berth =>
  switch (berth.state) {
  | Free => "free"
  | Taken(boat) => "taken by " ++ boat
  };

let berths = [
  {number: 1, depth: 4.5, state: Free},
  {number: 2, depth: 6.0, state: Taken("Anna")},
];

module Harbour = {
  [@react.component]
  let make = (~berths, ~onSelect) => {
    let (selected, setSelected) = React.useState(() => None);
    <ul> {berths->List.map(b => <li> {React.string(describe(b))} </li>)->List.toArray->React.array} </ul>;
  };
};

let () = List.forEach(berths, b => Js.log(describe(b)));
