# SPDX-License-Identifier: Apache-2.0
"""Databases: sqlite3, GDAL, Berkeley DB, LMDB, cdb, gdbm, and headers by specification."""

import struct

from samples import made, sample, samples, shell, tool

TEXT_RECORDS = b"VERSION=3\nformat=print\ntype=%s\ndb_pagesize=512\nHEADER=END\n ship\n Fulmar\nDATA=END\n"


def sqlite(script, out="out"):
    """A maker that lets sqlite3 run a script with small pages; the library's version number is cleared."""

    def maker():
        data = shell(f"sqlite3 {out} < in.sql", {"in.sql": b"PRAGMA page_size=512;\n" + script}, out)
        # Offsets 24, 92 and 96 hold the change counter and SQLITE_VERSION_NUMBER (File Format, 1.3.16 and 1.3.18).
        return data[:96] + struct.pack(">I", 3040001) + data[100:]

    return maker


GEOPACKAGE = (
    b"PRAGMA application_id=0x47504B47; PRAGMA user_version=10300;"
    b"CREATE TABLE gpkg_spatial_ref_sys(srs_name TEXT, srs_id INTEGER PRIMARY KEY, organization TEXT, organization_coordsys_id INTEGER, definition TEXT);"
    b"CREATE TABLE gpkg_contents(table_name TEXT PRIMARY KEY, data_type TEXT, srs_id INTEGER);"
)

samples(
    {
        "databases/places.sqlite": sqlite(
            b"CREATE TABLE place(name TEXT, berths INTEGER); INSERT INTO place VALUES('Oban', 40);\n"
        ),
        "databases/places.gpkg": sqlite(GEOPACKAGE),
        "databases/tiles.mbtiles": sqlite(
            b"PRAGMA application_id=0x4d504258; CREATE TABLE metadata(name TEXT, value TEXT); INSERT INTO metadata VALUES('format','png'); CREATE TABLE tiles(zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);"
        ),
        "databases/plain.mbtiles": sqlite(
            b"CREATE TABLE map(zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_id TEXT); CREATE TABLE images(tile_data BLOB, tile_id TEXT);"
            b"CREATE TABLE metadata(name TEXT, value TEXT); CREATE UNIQUE INDEX quays ON map(zoom_level, tile_column, tile_row);"
            b"CREATE VIEW tiles AS SELECT map.zoom_level, map.tile_column, map.tile_row, images.tile_data FROM map JOIN images ON images.tile_id = map.tile_id;"
        ),
        "databases/quay.bmpr": sqlite(
            b"CREATE TABLE INFO(NAME TEXT PRIMARY KEY, VALUE TEXT); CREATE TABLE BRANCHES(ID TEXT, ATTRIBUTES TEXT);"
            b"CREATE TABLE RESOURCES(ID TEXT, BRANCHID TEXT, DATA TEXT); CREATE TABLE THUMBNAILS(ID TEXT, ATTRIBUTES TEXT);"
        ),
        "databases/repository.fossil": sqlite(
            b"PRAGMA application_id=252006673; CREATE TABLE blob(rid INTEGER PRIMARY KEY, size INTEGER);"
        ),
        "databases/places.sqlite-wal": lambda: struct.pack(">IIIIIIII", 0x377F0682, 3007000, 512, 0, 1, 2, 0, 0),
        "databases/places.sqlite-journal": lambda: bytes.fromhex("D9D505F920A163D7")
        + struct.pack(">IIIII", 0, 1, 1, 512, 512)
        + bytes(484),
        "databases/old.sqlite2": lambda: b"** This file contains an SQLite 2.1 database **\0"
        + struct.pack("<IIII", 0xDAE37528, 0, 0, 0)
        + bytes(960),
        "databases/ships_hash.db": lambda: tool("db_load -T -t hash out.db", {"x": b""}, "out.db", b"ship\nFulmar\n"),
        "databases/ships_btree.db": lambda: shell(
            "db_load -c db_pagesize=512 -f in out.db", {"in": TEXT_RECORDS % b"btree"}, "out.db"
        ),
        "databases/ships.mdb": lambda: shell(
            "printf 'VERSION=3\\nformat=print\\ntype=btree\\nmapsize=65536\\nHEADER=END\\n ship\\n Fulmar\\nDATA=END\\n' | mdb_load -n out.mdb",
            {},
            "out.mdb",
        ),
        "databases/ships.cdb": lambda: shell("printf '+4,6:ship->Fulmar\\n\\n' | cdb -c out.cdb", {}, "out.cdb"),
        "databases/places.shp": lambda: shell(
            "ogr2ogr -f 'ESRI Shapefile' out.shp in.geojson",
            {"in.geojson": made("structured/places.geojson")},
            "out.shp",
        ),
        "databases/places.shx": lambda: shell(
            "ogr2ogr -f 'ESRI Shapefile' out.shp in.geojson",
            {"in.geojson": made("structured/places.geojson")},
            "out.shx",
        ),
        "databases/places.fgb": lambda: shell(
            "ogr2ogr -f FlatGeobuf out.fgb in.geojson", {"in.geojson": made("structured/places.geojson")}, "out.fgb"
        ),
        "databases/places.tab": lambda: shell(
            "ogr2ogr -f 'MapInfo File' out.tab in.geojson", {"in.geojson": made("structured/places.geojson")}, "out.tab"
        ),
        "databases/places.mif": lambda: shell(
            "ogr2ogr -f 'MapInfo File' out.mif in.geojson", {"in.geojson": made("structured/places.geojson")}, "out.mif"
        ),
        "databases/map.tif": lambda: shell(
            "gdal_translate -q -of GTiff -a_srs EPSG:4326 -a_ullr -6 57 -5 56 in.png out.tif",
            {"in.png": made("images/picture.png")},
            "out.tif",
        ),
    }
)


@sample("databases/ships.gdbm")
def gdbm():
    # gdbm 1.x: magic 0x13579ace, block size, offset and size of the directory.
    return struct.pack("<IIqIIqq", 0x13579ACE, 512, 512, 512, 6, 1024, 1024).ljust(2048, b"\0")


@sample("databases/access.mdb")
def jet():
    # MDB Tools, HACKING: "Standard Jet DB" at 4, version 1 (Jet 4) at 0x14.
    return struct.pack("<I", 0x100) + b"Standard Jet DB\0" + struct.pack("<I", 1) + bytes(232)


@sample("databases/access.accdb")
def ace():
    return struct.pack("<I", 0x100) + b"Standard ACE DB\0" + struct.pack("<I", 2) + bytes(232)


@sample("databases/dump.rdb")
def redis():
    # Redis RDB version 9: "REDIS0009", select database 0, one string, end 0xff and a checksum of zero (none).
    return b"REDIS0009\xfe\x00\x00\x04ship\x06Fulmar\xff" + bytes(8)


@sample("databases/table.frm")
def mysql_table():
    return struct.pack("<BBBB", 0xFE, 1, 10, 12) + bytes(60)


@sample("databases/records.tdb")
def trivial_database():
    # tdb.h of Samba: magic text of 32 bytes, version 0x26011999 + 6, hash size.
    return b"TDB file\n".ljust(32, b"\0") + struct.pack("<II", 0x26011999 + 6, 131) + bytes(600)


@sample("databases/objects.avro")
def avro():
    # Avro 1.11, "Object Container Files": "Obj\1", a map of metadata, a sync marker of 16 bytes.
    def text(data):
        return bytes((2 * len(data),)) + data

    return (
        b"Obj\x01"
        + b"\x04"
        + text(b"avro.codec")
        + text(b"null")
        + text(b"avro.schema")
        + text(b'"string"')
        + b"\0"
        + b"quay" * 4
        + b"\x02\x0e"
        + b"\x0cFulmar"
        + b"quay" * 4
    )


@sample("databases/journal.hdb")
def tokyo_cabinet():
    return b"ToKyO CaBiNeT\n1.0:911\n".ljust(32, b"\0") + bytes(224)


@sample("databases/dump.pgdump")
def postgres_dump():
    # pg_dump's custom archive: "PGDMP", version 1.14.0, sizes of integers and offsets, format 1.
    return b"PGDMP\x01\x0e\x00\x04\x08\x01" + bytes(48)


@sample("databases/index.realm")
def realm():
    return struct.pack("<QQ", 0, 0) + b"T-DB\x09\x09\0\0" + bytes(40)


@sample("databases/round_robin.rrd")
def round_robin():
    return b"RRD\x000003\0\0\0\0" + struct.pack("<d", 8.642135e130) + bytes(104)
