// SPDX-License-Identifier: Apache-2.0
import Detection

/// What machines start from: firmware, boot images, kernels, and what the makers of consoles sign; `SignatureIndex` tells how
/// a line is written.
enum FirmwareSignatures {
  static let table = TypeTable(
    """
    0:'3gmI'||application/x-apple-img3|Apple firmware image|The Apple Wiki: IMG3 file format
    0:'AVB0' 4:00000001||application/x-android-vbmeta|Android verified boot metadata|Android: AVB, avb_vbmeta_image.h
    0:'B000FF' 6:0a||application/x-wince-image|Windows CE image|Microsoft: BIN image record
    0:'BOOTLDR!'||application/x-android-bootloader|Bootloader|AOSP: releasetools, bootloader image
    0:'CHROMEOS' 9:000000||application/x-chromeos-keyblock|Verified boot key block|Chromium OS: vb2_keyblock, VB2_KEYBLOCK_MAGIC
    0:'CrAU' 4:00000000||application/x-android-ota-payload|Update of Android|AOSP: update_engine, payload header
    0:'FIRM' 16:000000000000000000000000||application/x-nintendo-3ds-firmware|Nintendo 3DS firmware|3DBrew: FIRM
    0:'GARMIN' 6:6400||application/x-garmin-firmware|Firmware of a device|libmagic: Magdir/firmware, Garmin
    0:'HDR0'||application/x-trx|Router firmware|OpenWrt: trx.c, TRX_MAGIC
    0:'KIP1'||application/x-nintendo-switch-kernel-program|Nintendo Switch kernel program|SwitchBrew: KIP1
    0:'OPPOENCRYPT!'||application/x-ozip|Update of a telephone|ozipdecrypt: header
    0:'SCE' 3:0000000002||application/x-playstation-self|Signed PlayStation 3 program|PS3 Developer wiki: SELF
    0:'SCE' 3:0003000000||application/x-playstation-self|Signed PlayStation Vita program|PS Vita Developer wiki: SELF
    0:'VFF_' 4:feff01||application/x-wii-vff|Wii file system|WiiBrew: VFF
    0:'VNDRBOOT'||application/x-android-boot|Android vendor boot image|Android: bootimg.h, VENDOR_BOOT_MAGIC
    0:'VZ' 2:0002||application/x-efi-te|Terse executable, Itanium|UEFI: Platform initialization 1.8, volume 1, TE image
    0:'VZ' 2:4c01||application/x-efi-te|Terse executable, x86|UEFI: Platform initialization 1.8, volume 1, TE image
    0:'VZ' 2:6450||application/x-efi-te|Terse executable, RISC-V|UEFI: Platform initialization 1.8, volume 1, TE image
    0:'VZ' 2:6486||application/x-efi-te|Terse executable, x86-64|UEFI: Platform initialization 1.8, volume 1, TE image
    0:'VZ' 2:64aa||application/x-efi-te|Terse executable, ARM64|UEFI: Platform initialization 1.8, volume 1, TE image
    0:'VZ' 2:c201||application/x-efi-te|Terse executable, ARM|UEFI: Platform initialization 1.8, volume 1, TE image
    0:'Vb2I' 4:0300||application/x-chromeos-key|Verified boot private key|Chromium OS: vb21_struct.h, VB21_MAGIC_PRIVATE_KEY
    0:'Vb2P' 4:0300||application/x-chromeos-key|Verified boot public key|Chromium OS: vb21_struct.h, VB21_MAGIC_PACKED_KEY
    0:'complzss'||application/x-apple-kernelcache|Compressed Apple kernel|Apple: XNU, kext_tools, compressed prelinked kernel header
    0:'xclbin2' 7:00||application/x-xclbin|Accelerator image|AMD: xclbin.h
    0:'~PSP'||application/x-psp-executable|Encrypted PSP program|PSPSDK: ~PSP header
    0:'~SCE'||application/x-psp-executable|Encrypted PSP program|PSPSDK: ~SCE header
    0:00090ff00ff00ff00ff000000161||application/x-xilinx-bit|FPGA bitstream|Xilinx: BIT file header, FPGA design tools
    0:00504250 4:0000||application/x-psp-package|PSP package|PSPSDK: PBP header
    0:1ef1ee0b||application/x-zigbee-ota|Update of a device|ZigBee OTA upgrade cluster, section 6.3.2
    0:3082 4:1604494d3450||application/x-apple-img4|Apple firmware payload|The Apple Wiki: IMG4 file format
    0:3082 4:1604494d4734||application/x-apple-img4|Apple firmware image|The Apple Wiki: IMG4 file format
    0:3083 5:1604494d3450||application/x-apple-img4|Apple firmware payload|The Apple Wiki: IMG4 file format
    0:3083 5:1604494d4734||application/x-apple-img4|Apple firmware image|The Apple Wiki: IMG4 file format
    0:3084 6:1604494d3450||application/x-apple-img4|Apple firmware payload|The Apple Wiki: IMG4 file format
    0:3084 6:1604494d4734||application/x-apple-img4|Apple firmware image|The Apple Wiki: IMG4 file format
    0:64796c645f76||application/x-dyld-shared-cache|Shared library cache|Apple: dyld_cache_format.h
    0:76983412||application/x-samsung-pit|Partitions of a telephone|Heimdall: libpit.h
    0:aa50 32:aa50||application/x-espressif-partitions|Partitions of a microcontroller|Espressif: ESP-IDF, partition tables
    0:b9faf10e 5:000000||application/x-efi-fat-binary|EFI programs for several machines|Apple: EfiFatBinary.h
    0:bd86663b760d3040b70eb5519e2fc5a0||application/x-efi-capsule|Firmware capsule|UEFI 2.10, section 23.3; edk2: FmpCapsule.h, CapsuleGuid.h
    0:d7b7ab1e 8:00000020||application/x-android-dtbo|Device tree overlays|Android: DTB and DTBO partitions
    0:e9 32:3254cdab||application/x-espressif-bin|Program of a microcontroller|Espressif: ESP-IDF, app image format
    0:eb17a603 4:08000000||application/x-gecko-bootloader|Update of a device|Silicon Labs UG489: GBL file format
    0:eb7eff00||application/x-qnx-ifs|QNX boot image|QNX: sys/startup.h, STARTUP_HDR_SIGNATURE
    0:efa282d9 4:00000020||application/x-wiiu-firmware|Wii U firmware|WiiUBrew: ancast image
    16:'$FPT'||application/x-intel-me|Management engine firmware|me_cleaner: flash partition table
    32:665599aa 36:'XNLX'||application/x-xilinx-boot|Xilinx boot image|Xilinx UG585 and UG1283: boot header
    36:016f2818||application/x-linux-kernel|Linux kernel, ARM, big endian|Linux: arch/arm/boot/compressed/head.S
    36:18286f01||application/x-linux-kernel|Linux kernel, ARM|Linux: arch/arm/boot/compressed/head.S
    4096:67446c6134000000||application/x-android-super|Android logical partitions|Android: liblp, metadata_format.h
    40:5f465648 55:01||application/x-efi-volume|Firmware volume|UEFI: Platform initialization 1.8, volume 3, section 3.2.1
    40:5f465648 55:02||application/x-efi-volume|Firmware volume|UEFI: Platform initialization 1.8, volume 3, section 3.2.1
    4:'eGON.BT'||application/x-allwinner-boot|Allwinner boot image|linux-sunxi: BROM, eGON header
    510:55aa 514:'HdrS'||application/x-linux-kernel|Linux kernel, x86|Linux: Documentation/arch/x86/boot.rst
    56:'ARMd'||application/x-linux-kernel|Linux kernel, ARM64|Linux: Documentation/arch/arm64/booting.rst
    56:52534305||application/x-linux-kernel|Linux kernel, RISC-V|Linux: Documentation/arch/riscv/boot-image-header.rst
    """)
}
