namespace Harbour.Tides
{
    /// <summary>
    /// What the water does.
    /// </summary>
    public enum TideKind : byte
    {
        /// <summary>It rises.</summary>
        Flood,
        /// <summary>It falls.</summary>
        Ebb,
    }
}
