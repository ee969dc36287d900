// SPDX-License-Identifier: Apache-2.0
import Detection

/// What machines start from: firmware, boot images, kernels, and what the makers of consoles sign; `SignatureIndex` tells how
/// a line is written.
enum FirmwareSignatures {
  static let table = TypeTable(
    """
    0:'3gmI'||application/x-apple-img3|Apple firmware image|The Apple Wiki: IMG3 file format
    0:'AVB0' 4:00000001||application/x-android-vbmeta|Android verified boot metadata|Android: AVB, avb_vbmeta_image.h
    0:'B000FF' 6:0a||application/x-wince-image|Image of Windows CE|Microsoft: Platform Builder, binary image data format
    0:'BOOTLDR!'||application/x-android-bootloader|Bootloader|AOSP: releasetools, bootloader image
    0:'CHROMEOS' 9:000000||application/x-chromeos-keyblock|Verified boot key block|Chromium OS: vb2_keyblock, VB2_KEYBLOCK_MAGIC
    0:'CrAU' 4:00000000||application/x-android-ota-payload|Update of Android|AOSP: update_engine, payload header
    0:'CrAU' 4:0000000000000001||application/x-android-ota-payload|Update of a device|Android: update_engine, update_metadata.proto
    0:'CrAU' 4:0000000000000002||application/x-android-ota-payload|Update of a device|Android: update_engine, update_metadata.proto
    0:'DMA' 3:0000000000||application/x-amd-microcode|Microcode of processors|Linux: arch/x86/kernel/cpu/microcode/amd.c, UCODE_MAGIC
    0:'FIRM' 16:000000000000000000000000||application/x-nintendo-3ds-firmware|Nintendo 3DS firmware|3DBrew: FIRM
    0:'GARMIN' 6:6400||application/x-garmin-firmware|Firmware of a device|libmagic: Magdir/firmware, Garmin
    0:'HDR0'||application/x-trx|Router firmware|OpenWrt: trx.c, TRX_MAGIC
    0:'KIP1'||application/x-nintendo-switch-kernel-program|Nintendo Switch kernel program|SwitchBrew: KIP1
    0:'OPPOENCRYPT!'||application/x-ozip|Update of a telephone|ozipdecrypt: header
    0:'QCA-ATH10K' 10:00||application/x-ath-firmware|Firmware for a wireless adapter|Linux: ath10k/hw.h, ATH10K_FIRMWARE_MAGIC
    0:'QCA-ATH10K-BOARD' 16:00||application/x-ath-firmware|Boards of wireless adapters|Linux: ath10k/hw.h, ATH10K_BOARD_MAGIC
    0:'QCA-ATH11K-BOARD' 16:00||application/x-ath-firmware|Boards of wireless adapters|Linux: ath11k/hw.h, ATH11K_BOARD_MAGIC
    0:'QCA-ATH12K-BOARD' 16:00||application/x-ath-firmware|Boards of wireless adapters|Linux: ath12k/hw.h, ATH12K_BOARD_MAGIC
    0:'RGDB' 4:00000014||application/x-wireless-regdb|Rules for wireless channels|Linux: net/wireless/reg.c, FWDB_MAGIC and FWDB_VERSION
    0:'RTBTCore' 18:0000||application/x-realtek-firmware|Firmware for a Bluetooth adapter|Linux: btrtl.h, RTL_EPATCH_SIGNATURE_V2
    0:'Realtech' 13:00||application/x-realtek-firmware|Firmware for a Bluetooth adapter|Linux: btrtl.h, RTL_EPATCH_SIGNATURE
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
    0:00000000 4:'IWL' 7:0a||application/x-iwlwifi-firmware|Firmware for a wireless adapter|Linux: iwlwifi/fw/file.h, IWL_TLV_UCODE_MAGIC
    0:00090ff00ff00ff00ff000000161||application/x-xilinx-bit|FPGA bitstream|Xilinx: BIT file header, FPGA design tools
    0:00504250 4:0000||application/x-psp-package|PSP package|PSPSDK: PBP header
    0:00ffffffffffff00 18:01||application/x-edid|Description of a display|VESA: E-EDID A.2, section Header
    0:1ef1d0ba||application/x-mikrotik-package|Package for a router|MikroTik: NPK header
    0:1ef1ee0b||application/x-zigbee-ota|Update of a device|ZigBee OTA upgrade cluster, section 6.3.2
    0:3082 4:1604494d3450||application/x-apple-img4|Apple firmware payload|The Apple Wiki: IMG4 file format
    0:3082 4:1604494d4734||application/x-apple-img4|Apple firmware image|The Apple Wiki: IMG4 file format
    0:3083 5:1604494d3450||application/x-apple-img4|Apple firmware payload|The Apple Wiki: IMG4 file format
    0:3083 5:1604494d4734||application/x-apple-img4|Apple firmware image|The Apple Wiki: IMG4 file format
    0:3084 6:1604494d3450||application/x-apple-img4|Apple firmware payload|The Apple Wiki: IMG4 file format
    0:3084 6:1604494d4734||application/x-apple-img4|Apple firmware image|The Apple Wiki: IMG4 file format
    0:3db8f396||application/x-mcuboot-image|Firmware for MCUboot|MCUboot: design, image_header
    0:5414f5ee||application/x-playstation-self|PlayStation 5 executable|PS5 Developer wiki: SELF
    0:64796c645f76||application/x-dyld-shared-cache|Shared library cache|Apple: dyld_cache_format.h
    0:76983412||application/x-samsung-pit|Partitions of a telephone|Heimdall: libpit.h
    0:aa50 32:aa50||application/x-espressif-partitions|Partitions of a microcontroller|Espressif: ESP-IDF, partition tables
    0:b9faf10e 5:000000||application/x-efi-fat-binary|EFI programs for several machines|Apple: EfiFatBinary.h
    0:bd86663b760d3040b70eb5519e2fc5a0||application/x-efi-capsule|Firmware capsule|UEFI 2.10, section 23.3; edk2: FmpCapsule.h, CapsuleGuid.h
    0:d7b7ab1e 8:00000020||application/x-android-dtbo|Device tree overlays|Android: DTB and DTBO partitions
    0:d7b7ab1e 8:0000002000000020||application/x-android-dtbo|Table of device trees|Android: DTB and DTBO partitions, dt_table_header
    0:e9 32:3254cdab||application/x-espressif-bin|Program of a microcontroller|Espressif: ESP-IDF, app image format
    0:eb17a603 4:08000000||application/x-gecko-bootloader|Firmware for the Gecko boot loader|Silicon Labs: UG103.6, GBL format
    0:eb7eff00||application/x-qnx-ifs|QNX boot image|QNX: sys/startup.h, STARTUP_HDR_SIGNATURE
    0:edd5cb6d2de8444cbda17194199ad92a||application/x-efi-capsule|Firmware capsule|UEFI 2.10, section 23.3
    0:efa282d9 4:00000020||application/x-wiiu-firmware|Wii U firmware|WiiUBrew: ancast image
    16:'$FPT'||application/x-intel-me|Management engine firmware|me_cleaner: flash partition table
    16:5aa5f00f||application/x-intel-flash|Flash memory of a PC|Intel: SPI programming guide, flash descriptor, FLVALSIG
    32:'barebox' 39:00||application/x-barebox|barebox boot loader|barebox: include/filetype.h, ARM head
    32:665599aa 36:'XNLX'||application/x-xilinx-boot|Xilinx boot image|Xilinx UG585 and UG1283: boot header
    36:016f2818||application/x-linux-kernel|Linux kernel, ARM, big endian|Linux: arch/arm/boot/compressed/head.S
    36:18286f01||application/x-linux-kernel|Linux kernel, ARM|Linux: arch/arm/boot/compressed/head.S
    4096:67446c61||application/x-android-super|Logical partitions of a device|Android: liblp, metadata_format.h, LP_METADATA_GEOMETRY_MAGIC
    4096:67446c6134000000||application/x-android-super|Android logical partitions|Android: liblp, metadata_format.h
    40:5f465648 55:01||application/x-efi-volume|Firmware volume|UEFI: Platform initialization 1.8, volume 3, section 3.2.1
    40:5f465648 55:02||application/x-efi-volume|Firmware volume|UEFI: Platform initialization 1.8, volume 3, section 3.2.1
    4:'eGON.BT'||application/x-allwinner-boot|Allwinner boot image|linux-sunxi: BROM, eGON header
    510:55aa 514:'HdrS'||application/x-linux-kernel|Linux kernel, x86|Linux: Documentation/arch/x86/boot.rst
    56:'ARMd'||application/x-linux-kernel|Linux kernel, ARM64|Linux: Documentation/arch/arm64/booting.rst
    56:52534305||application/x-linux-kernel|Linux kernel, RISC-V|Linux: Documentation/arch/riscv/boot-image-header.rst
    """)
}
