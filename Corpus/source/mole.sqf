params ["_boat", ["_speed", 5]];
private ["_quay"];
waitUntil { sleep 1; alive _boat };
{
    _x setVariable ["moored", true];
} forEach (_boat getVariable ["ropes", []]);
if (isServer) then {
    hint "Moored";
} else {
    [_boat] spawn { sleep 2 };
};
