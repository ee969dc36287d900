// SPDX-License-Identifier: Apache-2.0
import Detection

/// Keys, what is kept with them, and what is encrypted; `SignatureIndex` tells how a line is written.
enum KeySignatures {
  static let table = TypeTable(
    """
    0:'(11:private-key('||application/x-gnupg-key|Key of GnuPG|GnuPG: keyformat.txt, section Private Key Format; Rivest: S-expressions, canonical form
    0:'(20:shadowed-private-key('||application/x-gnupg-key|Key of GnuPG|GnuPG: keyformat.txt, section Shadowed Private Key Format
    0:'(21:protected-private-key('||application/x-gnupg-key|Key of GnuPG|GnuPG: keyformat.txt, section Protected Private Key Format
    0:'AES' 3:02||application/x-aes-encrypted|AES Crypt file|AES Crypt: file format, version 2
    0:'AES' 3:0300||application/x-aes-encrypted|AES Crypt file|AES Crypt: stream format, version 3
    0:'CRYPTED' 7:0307||application/x-dovecot-encrypted|Encrypted mail|Dovecot: istream-decrypt, format
    0:'GnomeKeyring' 12:0a0d000a||application/x-gnome-keyring|Keyring|GNOME Keyring: file-format.txt
    0:'LUKS' 4:babe||application/x-luks|Encrypted volume|LUKS on-disk format 1.2.3, section 2
    0:'PKCX' 4:3082||application/x-ms-p7x|Signature of an app package|Microsoft: AppxSignature.p7x; osslsigncode: appx.c
    0:'PWS3'||application/x-password-safe|Password Safe|Password Safe: formatV3.txt, section 2
    0:'SSHKRL' 6:0a00||application/x-openssh-krl|Revoked SSH keys|OpenSSH: PROTOCOL.krl
    0:'SSH_PRIVATE_KEY_FILE_FORMAT_1.1' 31:0a00||application/x-ssh1-private-key|SSH 1 private key|T. Ylonen: SSH 1.2, authfile.c
    0:'Salted' 6:5f5f||application/x-openssl-encrypted|OpenSSL encrypted data|OpenSSL: enc(1)
    0:'VimCrypt~0'||application/x-vim-encrypted|Encrypted text|Vim: crypt.c
    0:'kych' 4:00010000||application/x-apple-keychain|Keychain|Apple: Security framework, AppleDatabase.h
    0:'openssh-key-v1' 14:00||application/x-openssh-private-key|OpenSSH private key|OpenSSH: PROTOCOL.key
    0:'scrypt' 6:00||application/x-scrypt|Encrypted data|Tarsnap: scrypt, FORMAT
    0:0000000100000014 28:0000||application/x-bks-keystore|Bouncy Castle keystore|Bouncy Castle: BcKeyStoreSpi, version 1
    0:0000000200000014 28:0000||application/x-bks-keystore|Bouncy Castle keystore|Bouncy Castle: BcKeyStoreSpi, version 2
    0:0602000000240000 8:'RSA1'||application/x-ms-key-blob|RSA public key|[MS-MQQB] 2.2.1 PUBLICKEYBLOB
    0:0602000000a40000 8:'RSA1'||application/x-ms-key-blob|RSA public key|Microsoft: PUBLICKEYSTRUC, RSAPUBKEY
    0:0702000000240000 8:'RSA2'||application/x-ms-key-blob|RSA private key|Microsoft: PUBLICKEYSTRUC, RSAPUBKEY
    0:0702000000a40000 8:'RSA2'||application/x-ms-key-blob|RSA private key|Microsoft: PUBLICKEYSTRUC, RSAPUBKEY
    0:1c00000000000000 8:'ENCRYPTED'||application/x-spss-encrypted|SPSS file, encrypted|PSPP developers guide: Encrypted File Wrappers
    0:1ef1b5b000000000||application/x-ms-pvk|RSA private key, PVK|OpenSSL: pvkfmt.c, MS_PVKMAGIC
    0:2616c4c14c509240aca941f936934328||application/x-efi-signature-list|Hashes of the firmware|UEFI 2.10, section 32.4.1
    0:a159c0a5e494a74a87b5ab155c2bf072||application/x-efi-signature-list|Certificates of the firmware|UEFI 2.10, section 32.4.1
    0:c0b9072e4f93f146a015792ca1d9e821||application/x-axcrypt|AxCrypt file|AxCrypt: file format
    0:cadb1969||application/x-xca-database|Certificates and keys|XCA: db_base.h, XCA_MAGIC
    8:'KBXf'||application/x-gnupg-keybox|GnuPG keybox|GnuPG: keybox-blob.c
    """)
}
