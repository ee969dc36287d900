enum Tide: Error {
    case low(depth: Int)
    case high
}
