@Test
fun `lights all lamps at dusk`() {
    assertEquals(4, quay.lamps(at = dusk).size)
}
