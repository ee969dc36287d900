# SPDX-License-Identifier: Apache-2.0
"""Zip archives that programs make of their documents and packages: each has the members that its format calls for."""

from archives import zipped
from samples import made, samples

PROPERTIES = b"<?xml version='1.0'?>\n<quay/>\n"
COMPILED = b"\x03\0\x08\0" + bytes(32)

samples(
    {
        "archives/quay.aar": lambda: zipped(
            {"AndroidManifest.xml": PROPERTIES, "classes.jar": made("archives/harbour.jar"), "R.txt": b""}
        ),
        "archives/quay.apkm": lambda: zipped({"info.json": b"{}", "base.apk": made("archives/harbour.apk")}),
        "archives/quay.apks": lambda: zipped({"toc.pb": b"\n\4quay", "splits/base-master.apk": made("archives/harbour.apk")}),
        "archives/quay.xapk": lambda: zipped({"manifest.json": b"{}", "org.example.quay.apk": made("archives/harbour.apk")}),
        "archives/quay.fmu": lambda: zipped(
            {"modelDescription.xml": PROPERTIES, "binaries/x86_64-linux/quay.so": bytes(16)}
        ),
        "archives/quay.ssp": lambda: zipped({"SystemStructure.ssd": PROPERTIES, "resources/quay.ssv": PROPERTIES}),
        "archives/quay.knwf": lambda: zipped({"Tides/workflow.knime": PROPERTIES, "Tides/Reader (#1)/settings.xml": PROPERTIES}),
        "archives/quay.knar": lambda: zipped(
            {"Coast/workflowset.meta": PROPERTIES, "Coast/Tides/workflow.knime": PROPERTIES}
        ),
        "archives/quay.tpk": lambda: zipped({"tizen-manifest.xml": PROPERTIES, "bin/quay": bytes(16)}),
        "archives/quay.nth": lambda: zipped({"theme_descriptor.xml": PROPERTIES, "wall.png": made("images/picture.png")}),
        "archives/quay.gadget": lambda: zipped({"gadget.xml": PROPERTIES, "quay.html": made("text/page.html")}),
        "archives/quay.plasmoid": lambda: zipped(
            {"metadata.json": b"{}", "contents/ui/main.qml": b"import QtQuick\nItem {}\n"}
        ),
        "archives/quay.wgt": lambda: zipped({"config.xml": PROPERTIES, "index.html": made("text/page.html")}),
        "documents/quay.mwb": lambda: zipped({"document.mwb.xml": PROPERTIES, "lock": b""}),
        "documents/quay.sh3d": lambda: zipped({"Home": b"\xac\xed\0\5", "Home.xml": PROPERTIES, "ContentDigests": b""}),
        "documents/quay.ufp": lambda: zipped(
            {
                "[Content_Types].xml": b"<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'/>",
                "3D/model.gcode": b"G28\nG1 X10 Y10\n",
            }
        ),
        "games/quay.osz": lambda: zipped({"quay (ada) [Easy].osu": b"osu file format v14\n", "quay.mp3": b"ID3"}),
    }
)
