// A boat that looks for a berth.
class Boat : Vessel
{
	Boat(Quay @place)
	{
		@berth = place;
	}

	void moor(const string &in name, int &out depth)
	{
		if( berth !is null )
			depth = berth.depth;
		Quay @next = cast<Quay>(berth.next);
	}

	Quay @berth;
}
