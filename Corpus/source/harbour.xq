xquery version "3.1";

declare namespace h = "https://example.org/harbour";
declare variable $ships as element()* := doc("ships.xml")//h:ship;

declare function h:longest($all as element()*) as xs:string {
  let $sorted := $all
  return string($sorted[1]/@name)
};

for $ship in $ships
where $ship/@length > 20
order by $ship/@name
return <name>{ string($ship/@name) }</name>
