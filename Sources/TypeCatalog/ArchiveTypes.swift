// SPDX-License-Identifier: Apache-2.0

/// Archives, compressed files, disk images and software packages.
enum ArchiveTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.applesingle-archive|public.data public.archive|as||AppleSingle archive
    com.apple.archive|public.data public.archive|aar yaa||Apple archive
    com.apple.binhex-archive|public.data public.archive|hqx|application/mac-binhex40 application/mac-binhex application/binhex|BinHex archive
    com.apple.bom-archive|public.archive|||archive made by Archive Utility
    com.apple.bom-compressed-cpio|public.data com.apple.bom-archive|cpgz||compressed cpio archive
    com.apple.encrypted-archive|public.data public.archive|aea||encrypted Apple archive
    com.apple.installer-package-archive|public.data public.archive|pkg mpkg||installer package
    com.apple.macbinary-archive|public.data public.archive|bin|application/macbinary application/x-macbinary|MacBinary archive
    com.apple.xar-archive|public.data public.archive|xar||xar archive
    com.apple.xip-archive|com.apple.xar-archive|xip||signed xar archive
    com.pkware.zip-archive|public.data public.archive|||archive in the zip format
    com.sun.java-archive|public.zip-archive public.executable|jar|application/java-archive|Java archive
    com.sun.web-application-archive|com.sun.java-archive|war||Java web application archive
    org.gnu.gnu-tar-archive|public.data public.archive|gtar|application/x-gtar|GNU tar archive
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip application/gzip|gzip archive
    org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz||gzip-compressed tar archive
    public.archive||||archive
    public.bzip2-archive|public.data public.archive|bz2 bz|application/x-bzip2 application/x-bzip application/bzip2 application/bzip application/x-bz2|bzip2 archive
    public.cpio-archive|public.data public.archive|cpio pax||cpio archive
    public.disk-image|public.archive|||disk image
    public.tar-archive|org.gnu.gnu-tar-archive|tar|application/x-tar application/tar|tar archive
    public.tar-bzip2-archive|public.bzip2-archive|tbz2 tbz||bzip2-compressed tar archive
    public.uuencoded-archive|public.data public.archive|uu|text/x-uuencode|uuencoded file
    public.z-archive|public.data public.archive|z|application/x-compress|compress archive
    public.zip-archive|com.pkware.zip-archive|zip|application/zip application/x-zip-compressed|zip archive
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    com.allume.stuffit-archive|public.data public.archive|||StuffIt archive
    com.microsoft.cab|public.data public.archive|cab||Windows cabinet archive|see=https://docs.microsoft.com/en-us/windows/win32/msi/cabinet-files
    com.microsoft.excel.sheet.binary.macroenabled|public.zip-archive public.composite-content public.spreadsheet public.executable|xlsb|application/vnd.ms-excel.sheet.binary.macroEnabled.12|Excel binary workbook
    com.stuffit.archive.sidx|com.allume.stuffit-archive|sidx|application/x-stuffitx-index application/x-sitx-index|StuffIt index|ostype='SIDX'
    com.stuffit.archive.sit|com.allume.stuffit-archive|sit sea|application/x-stuffit application/x-sit|StuffIt 5 archive|ostype='SIT5'
    com.stuffit.archive.sitx|com.allume.stuffit-archive|sitx|application/x-stuffitx application/x-sitx|StuffIt X archive|ostype='SITX'
    org.7-zip.7-zip-archive|public.data public.archive|7z|application/x-7z-compressed|7-Zip archive|see=https://www.7-zip.org/7z.html
    org.tukaani.tar-xz-archive|public.data public.archive|txz||xz-compressed tar archive|see=https://tukaani.org/xz/format.html
    org.tukaani.xz-archive|public.data public.archive|xz|application/x-xz|xz archive|see=https://tukaani.org/xz/format.html
    """#

  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.android.package-archive|public.data public.archive|apk|application/vnd.android.package-archive|Android package
    com.apple.disk-image-cdr|com.apple.disk-image public.disk-image public.data|dvdr cdr||optical disc master image
    com.apple.disk-image-sparse|com.apple.disk-image public.disk-image public.data|asif||sparse disk image
    com.apple.disk-image-udif|com.apple.disk-image public.disk-image public.data|dmg img udif|application/x-apple-diskimage|Apple disk image
    com.apple.disk-image-udif-segment|public.data|dmgpart||part of an Apple disk image
    com.apple.itunes.ipa|public.data public.executable|ipa|application/x-ios-app|iOS application archive
    com.apple.itunes.ipsw|public.data public.executable|ipsw||iOS software archive
    com.dancingtortoise.simplecomic.cbt|public.tar-archive|cbt|application/vnd.comicbook application/x-cbt|comic book in a tar archive
    com.facebook.zstandard-archive|public.data public.archive|zst|application/zstd|Zstandard archive
    com.facebook.zstandard-tar-archive|com.facebook.zstandard-archive|tzst||Zstandard-compressed tar archive
    com.gog.gog-disk-image|public.data public.disk-image|gog||GOG disc image
    com.google.brotli-archive|public.data public.archive|br|application/x-brotli|Brotli archive
    com.google.brotli-tar-archive|com.google.brotli-archive|tbr||Brotli-compressed tar archive
    com.google.snappy-archive|public.data public.archive|sz snappy|application/x-snappy-framed|Snappy archive
    com.macitbetter.cbr-archive|public.data public.archive|cbr|application/vnd.comicbook-rar application/x-cbr|comic book in a RAR archive
    com.macitbetter.cbz-archive|public.data public.archive|cbz|application/vnd.comicbook+zip application/x-cbz|comic book in a zip archive
    com.macitbetter.segmented-archive|public.data public.archive|001 002 003||part of an archive
    com.macitbetter.zip-archive|public.data public.archive|pk3 nth pk4 xpi||zip archive with another extension
    com.microsoft.appx-archive|public.data public.archive|appx appxbundle|application/appx|Windows application package
    com.microsoft.chm-archive|public.data public.archive|chm|application/vnd.ms-htmlhelp|Windows help
    com.microsoft.msi-installer|public.data|msi|application/x-msi application/x-ole-msi|Windows installer package
    com.microsoft.virtualpc-disk-image|public.data public.disk-image|vfd||Virtual PC floppy disk image
    com.microsoft.wim-archive|public.data public.archive|wim|application/x-ms-wim|Windows image archive
    com.plougher.squashfs-archive|public.data public.archive|sqsh sqfs sfs squashfs|application/vnd.squashfs|Squashfs file system
    com.rarlab.rar-archive|public.data public.archive|rar|application/vnd.rar application/x-rar application/x-rar-compressed|RAR archive
    com.redhat.rpm-archive|public.data public.archive|rpm|application/x-rpm application/x-redhat-package-manager|RPM package
    com.roxio.disk-image-toast|com.apple.disk-image public.disk-image public.data|toast||Toast disc image
    com.symantec.diskdoubler-archive|public.data public.archive|dd||DiskDoubler archive
    com.winace.ace-archive|public.data public.archive|ace|application/x-ace-compressed application/x-ace|ACE archive
    com.winimage.raw-disk-image|public.data public.disk-image|ima|application/x-ima|floppy disk image
    com.winzip.zipx-archive|public.data public.archive|zipx||WinZip archive with newer compression
    net.webrecorder.wacz-archive|public.data public.archive|wacz||web archive collection
    org.7-zip.7-zip-comic-archive|org.7-zip.7-zip-archive|cb7|application/x-cb7-compressed application/x-cb7|comic book in a 7-Zip archive
    org.7-zip.arj-archive|public.data public.archive|arj|application/x-arj|ARJ archive
    org.7-zip.lha-archive|public.data public.archive|lha lzh|application/x-lha application/x-lzh-compressed application/x-lzh|LHA archive
    org.7-zip.nsis-archive|public.data public.archive|nsis||NSIS installer
    org.bittorrent.torrent|public.data|torrent|application/x-bittorrent|BitTorrent metadata
    org.bzip.bzip2-archive|public.data public.archive|tb2 bzip2||bzip2 archive, by another identifier
    org.chromium.extension|public.data public.content|crx|application/x-chrome-extension|Chrome extension
    org.debian.deb-archive|public.data public.archive|deb|application/vnd.debian.binary-package application/x-debian-package|Debian package
    org.openzim.zim|public.data public.content|zim|application/x-openzim|ZIM offline web site
    org.python.python-egg|public.data public.archive|egg||Python egg
    org.tukaani.lzma-archive|public.data public.archive|lzma|application/x-lzma|LZMA archive
    public.iso-image|com.apple.disk-image public.disk-image public.data|iso|application/x-iso9660-image application/vnd.efi.iso|ISO 9660 disc image
    public.lrzip-archive|public.data public.archive|lrz|application/x-lrzip|lrzip archive
    public.lz4-archive|public.data public.archive|lz4|application/x-lz4|LZ4 archive
    public.lz4-tar-archive|public.lz4-archive|tlz4||LZ4-compressed tar archive
    public.lzip-archive|public.data public.archive|lz|application/x-lzip application/lzip|lzip archive
    public.lzip-tar-archive|public.lzip-archive|tlz||lzip-compressed tar archive
    """#
}
