#include <sourcemod>
#pragma semicolon 1
#pragma newdecls required

public Plugin myinfo =
{
	name = "Beacon",
	description = "Shows who is near the beacon"
};

ConVar g_range;

public void OnPluginStart()
{
	g_range = CreateConVar("sm_beacon_range", "100", "How far it shines");
	RegConsoleCmd("sm_beacon", Command_Beacon);
}

public Action Command_Beacon(int client, int args)
{
	ReplyToCommand(client, "%d", g_range.IntValue);
	return Plugin_Handled;
}
