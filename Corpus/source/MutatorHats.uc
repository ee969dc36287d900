function ModifyPlayer(Pawn Other)
{
	local Hat H;
	foreach DynamicActors(class'Hat', H)
	{
		if (H.Owner == Other && H.bWorn)
			H.Destroy();
	}
	if (Level.NetMode != NM_Client && FRand() < 0.3)
		Other.AttachToBone(Spawn(class'HatTop'), 'head');
	Super.ModifyPlayer(Other);
}

event bool OverrideBeginFire(byte FireModeNum) { return false; }
