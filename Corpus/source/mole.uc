class Foghorn extends Actor placeable;

var() float Loudness;
var bool bBlowing;

simulated function PostBeginPlay()
{
    local int i;
    Super.PostBeginPlay();
    GotoState('Waiting');
}

defaultproperties
{
    Loudness=1.0
}
