# SPDX-License-Identifier: Apache-2.0
"""Sources of few lines whose signs a neighbouring language has too, and descriptions without their usual head."""

from samples import samples
from specified_lines import lines

samples(
    {
        "source/terse_berths.x": lines(
            '/* What the quay tells about its berths. */',
            'const MAXRINGS = 12;',
            'typedef string berthname<64>;',
            'typedef opaque lamp[4];',
            'struct berth {',
            '\tberthname name;',
            '\tlamp lamps<>;',
            '};',
            'union answer switch (int status) {',
            'case 0:',
            '\tberth found;',
            'default:',
            '\tvoid;',
            '};',
        ),
        "source/terse_cards.scss": lines(
            '.berth {',
            '  &__name { color: navy; }',
            '  &--free { font-weight: bold; }',
            '}',
        ),
        "source/terse_choice.go": lines(
            'select {',
            'case ship := <-arrivals:',
            '\tmoor(ship)',
            'case <-closed:',
            '\treturn',
            '}',
        ),
        "source/terse_depths": lines(
            '!$omp parallel do reduction(+:total)',
            'do berth = 1, berths',
            '   total = total + depth(berth)',
            'end do',
        ),
        "source/terse_entry.fs": lines(
            '[<EntryPoint>]',
            'let main arguments =',
            '    printfn "%d berths" arguments.Length',
            '    0',
        ),
        "source/terse_free.rs": lines(
            'pub const RINGS: usize = 12;',
            'pub static QUAY: &str = "north";',
            'pub type Berth = [u16; 4];',
            'const LAMPS: [u8; 2] = [1, 4];',
        ),
        "source/terse_lamps.kt": lines(
            '@Test',
            'fun `lights all lamps at dusk`() {',
            '    assertEquals(4, quay.lamps(at = dusk).size)',
            '}',
        ),
        "source/terse_lease.cs": lines(
            'try {',
            '    using var book = File.OpenRead(path);',
            '    return await JsonSerializer.DeserializeAsync<Lease>(book);',
            '} catch (IOException trouble) {',
            '    log.Warn(trouble);',
            '}',
        ),
        "source/terse_menu.js": lines(
            'function onOpen() {',
            '  SpreadsheetApp.getUi()',
            "    .createMenu('Harbour')",
            "    .addItem('Count berths', 'countBerths')",
            '    .addToUi();',
            '}',
        ),
        "source/terse_moor.java": lines(
            '@Test',
            'void moorsAtTheFirstFreeRing() {',
            '    assertEquals(3, quay.moor("Tern"));',
            '}',
        ),
        "source/terse_page.tsx": lines(
            'export default function Berth({ ring }: { ring: number }) {',
            '  return <p>Ring {ring}</p>;',
            '}',
        ),
        "source/terse_quay.rockspec": lines(
            'package = "quay"',
            'version = "1.0-1"',
            'source = { url = "git://quay.example/quay" }',
            'dependencies = { "lua >= 5.1" }',
        ),
        "source/terse_query.ex": lines(
            'from b in Berth,',
            '  where: b.depth > 4,',
            '  select: b.name',
        ),
        "source/terse_rings.d": lines(
            'class Ring : Mooring {',
            '    this(int depth) { this.depth = depth; }',
            '    override void let_go() { }',
            '}',
        ),
        "source/terse_rules.lark": lines(
            '// Orders of the harbour master.',
            'order: verb ship [place]',
            'verb: "moor" | "anchor" | "sail"',
            'ship: NAME',
            'place: "at" NAME',
            'NAME: /[A-Z][a-z]+/',
        ),
        "source/terse_tides.swift": lines(
            'enum Tide: Error {',
            '    case low(depth: Int)',
            '    case high',
            '}',
        ),
        "structured/terse_logging.properties": lines(
            'handlers= java.util.logging.ConsoleHandler',
            '.level= INFO',
            'java.util.logging.ConsoleHandler.level = FINE',
        ),
    }
)
