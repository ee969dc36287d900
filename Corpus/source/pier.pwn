#include <a_samp>

#define MAX_PIERS 8

new Float:PierDepth[MAX_PIERS];
new PierName[MAX_PIERS][32];

forward OnPierFull(pierid);

main()
{
	print("Piers are open");
}

public OnPierFull(pierid)
{
	new message[64];
	format(message, sizeof message, "%s is full", PierName[pierid]);
	return 1;
}

stock Float:GetPierDepth(pierid)
{
	return PierDepth[pierid];
}
