# SPDX-License-Identifier: Apache-2.0
"""Texts that other texts look like at first sight, with invented contents."""

from samples import samples
from specified_lines import lines

samples(
    {
        "adversarial/looks_alike/README.RU": lines("What the hull says to those who read Russian."),
        "adversarial/looks_alike/insets.txt": lines("1.\tScrape the hull.", "2.\tPaint it twice.", "3.\tLet it dry."),
        "adversarial/looks_alike/letter.txt": lines("Date: 3 May", "To: the quay", "Subject: a plank that is missing", "", "Please look for it."),
        "adversarial/looks_alike/list.ldf": lines("\\ProvidesLanguage{quayish}", "\\def\\captionsquayish{%", "  \\def\\chaptername{Hull}%", "}", "\\ldf@finish{quayish}"),
        "adversarial/looks_alike/names.manifest": lines("hull/oak.py", "hull/pine.py"),
        "adversarial/looks_alike/planks.txt": lines("[1]    [2]    what the crane lifts", " 1      2     oak", " 1      4     pine"),
        "adversarial/looks_alike/columns.txt": lines("hull\\t\\t\\toak", "plank\\t\\t\\tpine", "oar\\t\\t\\tash"),
        "adversarial/looks_alike/plan.txt": lines("2026-11-24 10:00 Hull", "2026-11-24 14:00 Quay", "2026-11-25 09:00 Crane"),
        "adversarial/looks_alike/terms.txt": lines("X: where the hull lies", "T: how long it stays", "K: who paints it"),
        "documents/linuxdoc.sgml": lines("<!doctype linuxdoc system>", "<article>", "<title>Hull", "<sect>Planks", "<p>Forty.", "</article>"),
        "models/numbered.nc": lines("%", "O1000 (HULL)", "N10 G90 G54 G0 X0 Y0", "N20 S1200 M3", "N30 G1 Z-5. F100", "N40 G2 X10. Y0 I5. J0", "N50 M30", "%"),
        "structured/announced.csv": lines("sep=|", "quay|hull", "1|oak", "2|pine"),
        "text/memo.me": lines(".+c Hulls", ".sh 1 Planks", ".pp", "There are forty.", ".(q", "Forty.", ".)q"),
        "scientific/hull.sp": lines("SPECT  ", "", 'DESCRIPTOR "Light"', "NUMBER_OF_FIELDS 1", "BEGIN_DATA_FORMAT", "SPEC_400", "END_DATA_FORMAT"),
        "scientific/quay.ti2": lines("CTI2", "", 'DESCRIPTOR "Layout"', "NUMBER_OF_FIELDS 1", "BEGIN_DATA_FORMAT", "SAMPLE_ID", "END_DATA_FORMAT"),
        "structured/hull-expanded.jsonld": lines('[{"@id": "http://localhost/hull", "http://localhost/planks": [{"@value": 40}]}]'),
        "structured/hull.graphml": lines('<?xml version="1.0"?>', '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">', '  <graph edgedefault="directed"><node id="oak"/></graph>', "</graphml>"),
        "structured/hull.mm": lines('<map version="1.0.1">', '<node TEXT="Hull"><node TEXT="Planks"/></node>', "</map>"),
        "text/stored.properties": lines("#Planks", "#Tue Nov 24 12:00:00 CET 2026", "planks=40", "wood=oak"),
    }
)
