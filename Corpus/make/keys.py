# SPDX-License-Identifier: Apache-2.0
"""Certificates and keys. Every key here was made for this folder, protects nothing and must never be used.

Random numbers decide the bytes of keys, so these samples differ at each making.
"""

import base64

from samples import made, sample, samples, shell

SUBJECT = "/O=Harbour Board/CN=quay.example.org"


def openssl(script, out="out"):
    """A maker that lets openssl run a script with a key (key.pem) and a certificate (cert.pem) at hand."""
    return lambda: shell(
        script,
        {
            "key.pem": made("keys/private_ec.pem"),
            "cert.pem": made("keys/certificate.pem"),
            "note.txt": made("text/plain.txt"),
        },
        out,
    )


def rsa(script):
    """A maker that lets openssl run a script with an RSA key (rsa.pem) at hand."""
    return lambda: shell(script, {"rsa.pem": made("keys/private_rsa.pem")}, "out")


def dsa(script):
    """A maker that lets openssl run a script with parameters of DSA (dsa.pem) at hand."""
    return lambda: shell("openssl dsaparam -out dsa.pem 1024 && " + script, {}, "out")


def unpadded(data):
    """Base64 in the alphabet of URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=")


samples(
    {
        "keys/private_ec.pem": lambda: shell(
            "openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out out", {}, "out"
        ),
        "keys/certificate.pem": lambda: shell(
            f"openssl req -x509 -key key.pem -subj '{SUBJECT}' -days 36500 -set_serial 1 -out out",
            {"key.pem": made("keys/private_ec.pem")},
            "out",
        ),
        "keys/certificate.der": openssl("openssl x509 -in cert.pem -outform DER -out out"),
        "keys/certificate.cer": openssl("openssl x509 -in cert.pem -outform DER -out out"),
        "keys/certificate.crt": openssl("openssl x509 -in cert.pem -text -out out"),
        "keys/trusted.pem": openssl("openssl x509 -in cert.pem -trustout -out out"),
        "keys/request.csr": openssl(f"openssl req -new -key key.pem -subj '{SUBJECT}' -out out"),
        "keys/revoked.crl": openssl(
            "printf '[ca]\\ndefault_ca=d\\n[d]\\ndatabase=i\\ndefault_md=sha256\\ncrlnumber=n\\n' > c; : > i; echo 01 > n; openssl ca -gencrl -config c -keyfile key.pem -cert cert.pem -crldays 30 -out out"
        ),
        "keys/private_rsa.pem": lambda: shell("openssl genrsa -traditional -out out 1024", {}, "out"),
        "keys/encrypted.pem": openssl("openssl pkcs8 -topk8 -in key.pem -passout pass:quay -out out"),
        "keys/private.der": openssl("openssl pkcs8 -topk8 -nocrypt -in key.pem -outform DER -out out"),
        "keys/private_ec.der": openssl("openssl ec -in key.pem -outform DER -out out"),
        "keys/public.der": openssl("openssl pkey -in key.pem -pubout -outform DER -out out"),
        "keys/private_rsa.der": rsa("openssl rsa -in rsa.pem -traditional -outform DER -out out"),
        "keys/public_rsa.der": rsa("openssl rsa -in rsa.pem -RSAPublicKey_out -outform DER -out out"),
        "keys/private_dsa.der": dsa("openssl gendsa -out k dsa.pem; openssl dsa -in k -outform DER -out out"),
        "keys/parameters_dsa.der": dsa("openssl dsaparam -in dsa.pem -outform DER -out out"),
        "keys/parameters_dh.der": lambda: shell("openssl dhparam -outform DER -out out 512", {}, "out"),
        "keys/parameters_ec.der": lambda: shell(
            "openssl ecparam -name prime256v1 -param_enc explicit -outform DER -out out", {}, "out"
        ),
        "keys/curve.der": lambda: shell("openssl ecparam -name secp384r1 -outform DER -out out", {}, "out"),
        "keys/explained.pem": rsa(f"openssl req -x509 -key rsa.pem -subj '{SUBJECT}' -days 36500 -set_serial 2 -text -out out"),
        "keys/request.orq": openssl("openssl ocsp -issuer cert.pem -cert cert.pem -no_nonce -reqout out"),
        "keys/token.jwt": lambda: b".".join(map(unpadded, [b'{"alg":"HS256"}', b'{"sub":"quay"}', bytes(range(32))])),
        "keys/quay.jwk": lambda: b'{"kty":"OKP","crv":"Ed25519","kid":"quay","x":"' + unpadded(bytes(range(32))) + b'"}\n',
        "keys/quay.jwks": lambda: b'{"keys":[{"kty":"oct","kid":"quay","k":"' + unpadded(bytes(range(16))) + b'"}]}\n',
        "keys/public.pem": openssl("openssl pkey -in key.pem -pubout -out out"),
        "keys/legacy_ec.pem": openssl("openssl ec -in key.pem -out out"),
        "keys/parameters.pem": lambda: shell("openssl ecparam -name prime256v1 -out out", {}, "out"),
        "keys/bundle.p12": openssl("openssl pkcs12 -export -inkey key.pem -in cert.pem -passout pass:quay -out out"),
        "keys/chain.p7b": openssl("openssl crl2pkcs7 -nocrl -certfile cert.pem -out out"),
        "keys/chain.der.p7b": openssl("openssl crl2pkcs7 -nocrl -certfile cert.pem -outform DER -out out"),
        "keys/signature.p7s": openssl(
            "openssl smime -sign -binary -in note.txt -signer cert.pem -inkey key.pem -outform DER -out out"
        ),
        "keys/signed.p7m": openssl("openssl smime -sign -in note.txt -signer cert.pem -inkey key.pem -out out"),
        "keys/store.jks": lambda: shell(
            "keytool -genkeypair -keyalg EC -alias quay -dname CN=quay -storetype JKS -storepass harbour -keypass harbour -keystore out",
            {},
            "out",
        ),
        "keys/id_ed25519": lambda: shell("ssh-keygen -q -t ed25519 -N '' -C ada@quay -f out", {}, "out"),
        "keys/id_ed25519.pub": lambda: public_key(),
        "keys/id_ed25519-cert.pub": lambda: shell(
            "chmod 600 key && ssh-keygen -y -f key > k.pub && ssh-keygen -q -s key -I quay -n ada k.pub && cat k-cert.pub > out",
            {"key": made("keys/id_ed25519")},
            "out",
        ),
        "keys/known_hosts": lambda: b"quay.example.org " + public_key().rsplit(b" ", 1)[0] + b"\n",
    }
)


def public_key():
    private = made("keys/id_ed25519")
    return shell("chmod 600 key && ssh-keygen -y -f key > out", {"key": private}, "out")


def gnupg(commands):
    """A maker that lets gpg run commands with a key of its own."""
    start = "export GNUPGHOME=$PWD/h; mkdir -m 700 h; gpg --batch --quiet --passphrase '' --quick-generate-key 'Ada Keeper <ada@example.org>' ed25519 default never; "
    return lambda: shell(start + commands + "; gpgconf --kill all", {"note.txt": made("text/plain.txt")}, "out")


samples(
    {
        "keys/public.gpg": gnupg("gpg --batch --export > out"),
        "keys/public.asc": gnupg("gpg --batch --armor --export > out"),
        "keys/secret.asc": gnupg("gpg --batch --armor --export-secret-keys > out"),
        "keys/note.txt.sig": gnupg("gpg --batch --detach-sign -o out note.txt"),
        "keys/note.txt.asc": gnupg("gpg --batch --clearsign -o out note.txt"),
        "keys/detached.asc": gnupg("gpg --batch --armor --detach-sign -o out note.txt"),
        "keys/note.gpg": lambda: shell(
            "export GNUPGHOME=$PWD/h; mkdir -m 700 h; gpg --batch --quiet --passphrase quay --symmetric -o out note.txt; gpgconf --kill all",
            {"note.txt": made("text/plain.txt")},
            "out",
        ),
        "keys/message.asc": lambda: shell(
            "export GNUPGHOME=$PWD/h; mkdir -m 700 h; gpg --batch --quiet --armor --passphrase quay --symmetric -o out note.txt; gpgconf --kill all",
            {"note.txt": made("text/plain.txt")},
            "out",
        ),
        "keys/keyring.kbx": gnupg("cp h/pubring.kbx out"),
        "keys/note.enc": openssl("openssl enc -aes-256-cbc -pbkdf2 -pass pass:quay -in note.txt -out out"),
        "keys/note.age": lambda: b"age-encryption.org/v1\n-> scrypt Zm9vYmFyZm9vYmFyZm9vYg 18\n"
        + b"A" * 43
        + b"\n--- "
        + b"A" * 43
        + b"\n"
        + bytes(range(64)),
    }
)


@sample("keys/vault.kdbx")
def keepass():
    # KeePass 2: two signatures and version 4.0, then header fields of type, length and data.
    import struct

    return (
        struct.pack("<IIHH", 0x9AA2D903, 0xB54BFB67, 0, 4)
        + struct.pack("<BI", 2, 16)
        + bytes(16)
        + struct.pack("<BI", 0, 4)
        + b"\r\n\r\n"
    )


@sample("keys/disk.luks")
def luks():
    # LUKS1 on-disk format 1.2.3: magic, version, cipher names, then parameters; only the first 592 bytes.
    import struct

    head = (
        b"LUKS\xba\xbe"
        + struct.pack(">H", 1)
        + b"aes".ljust(32, b"\0")
        + b"xts-plain64".ljust(32, b"\0")
        + b"sha256".ljust(32, b"\0")
    )
    return (head + struct.pack(">II", 4096, 64)).ljust(592, b"\0")
