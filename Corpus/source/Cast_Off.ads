-- Lets a ship leave its berth.

procedure Harbour.Cast_Off;
