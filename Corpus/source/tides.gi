#############################################################################
##
#M  HighWater( <harbour> )
##
InstallMethod( HighWater,
    "for a harbour with a table",
    [ IsHarbour and HasTideTable ],
    function( harbour )
    local table, entry, highest;

    table := TideTable( harbour );
    highest := fail;
    for entry in table do
      if highest = fail or entry.level > highest.level then
        highest := entry;
      fi;
    od;
    return highest;
    end );

InstallGlobalFunction( SpringTides, function( harbour, year )
    if not IsPosInt( year ) then
      Error( "the year must be a positive integer" );
    fi;
    return Filtered( TideTable( harbour ), e -> e.year = year and e.range > 4 );
end );
