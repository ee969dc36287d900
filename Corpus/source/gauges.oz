% Gauges as a list of records.
declare
Gauges = [gauge(name:pier height:4) gauge(name:bar height:2)]

fun {Highest Gs}
   case Gs of [G] then G.height
   [] G|Gr then {Max G.height {Highest Gr}}
   end
end

proc {Report Gs}
   {ForAll Gs proc {$ G} {Show G.name} end}
end

{Report Gauges}
{Browse {Highest Gauges}}
