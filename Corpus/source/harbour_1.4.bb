SUMMARY = "Tells when the tide comes in"
HOMEPAGE = "https://harbour.example.org/"
LICENSE = "Apache-2.0"
LIC_FILES_CHKSUM = "file://LICENSE;md5=3b83ef96387f14655fc854ddc3c6bd57"

DEPENDS = "zlib openssl"

SRC_URI = "https://harbour.example.org/releases/${BP}.tar.gz \
           file://harbour.service \
           "
SRC_URI[sha256sum] = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

inherit cmake systemd

EXTRA_OECMAKE += "-DBUILD_TESTING=OFF"
SYSTEMD_SERVICE:${PN} = "harbour.service"

do_install:append() {
    install -d ${D}${systemd_system_unitdir}
    install -m 0644 ${WORKDIR}/harbour.service ${D}${systemd_system_unitdir}
}

FILES:${PN} += "${systemd_system_unitdir}"
