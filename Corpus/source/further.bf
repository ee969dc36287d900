namespace Harbour;

class Quay
{
	private List<Lamp> mLamps = new .() ~ DeleteContainerAndItems!(_);

	public this(StringView name)
	{
		let text = scope String();
		text.Append(name);
	}
}
