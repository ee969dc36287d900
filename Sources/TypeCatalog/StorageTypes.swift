// SPDX-License-Identifier: Apache-2.0

/// Optical discs and other storage.
enum StorageTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.file-server|public.storage|||file server|ostype='srvr'
    com.apple.generic-airdisk|public.storage|||AirPort disk|ostype='aird'
    com.apple.generic-time-machine-disk|public.storage|||Time Machine disk|ostype='gtmi';ostype='sbTM'
    com.apple.storage-external|public.storage|||external storage|ostype='rmov';ostype='edsk';ostype='sbAD';ostype='sbED';ostype='sbSD'
    com.apple.storage-internal|public.storage|||internal storage|ostype='hdsk';ostype='sbIn'
    com.apple.storage-netboot|public.storage|||network startup storage|ostype='netB'
    com.apple.storage-removable|public.storage|||removable storage|ostype='flpy';ostype='sbRm'
    public.cd-based-media|public.optical-storage-media|||compact disc of any kind
    public.cd-media|public.cd-based-media|||compact disc|ostype='cddr'
    public.cd-r-media|public.cd-based-media|||recordable compact disc|ostype='cshm'
    public.cd-rw-media|public.cd-based-media|||rewritable compact disc
    public.dvd-based-media|public.optical-storage-media|||DVD of any kind
    public.dvd-media|public.dvd-based-media|||DVD|ostype='dvd '
    public.dvd-plus-r-media|public.dvd-based-media|||recordable DVD+R
    public.dvd-plus-rw-media|public.dvd-based-media|||rewritable DVD+RW
    public.dvd-r-media|public.dvd-based-media|||recordable DVD-R|ostype='dvdr'
    public.dvd-ram-media|public.dvd-based-media|||DVD-RAM|ostype='nyrc'
    public.dvd-rw-media|public.dvd-based-media|||rewritable DVD-RW|ostype='dvdw'
    public.hd-dvd-based-media|public.optical-storage-media|||HD DVD of any kind
    public.hd-dvd-media|public.hd-dvd-based-media|||HD DVD
    public.hd-dvd-r-media|public.hd-dvd-based-media|||recordable HD DVD
    public.hd-dvd-ram-media|public.hd-dvd-based-media|||HD DVD-RAM
    public.hd-dvd-rw-media|public.hd-dvd-based-media|||rewritable HD DVD
    public.optical-storage-media|public.storage|||optical disc|ostype='sbOD';ostype='sbCD'
    public.storage||||storage
    """#
}
