@Test
void moorsAtTheFirstFreeRing() {
    assertEquals(3, quay.moor("Tern"));
}
