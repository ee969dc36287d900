// Tells which boats lie beside each other.
const neighbours = quay => {
  const found = new Set([quay])
  for (const ring of found) {
    for (const boat of ring.boats.values()) {
      found.add(boat.ring)
    }
  }
  return found
}
