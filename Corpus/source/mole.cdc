access(all) contract Harbour {
    access(all) resource Berth {
        access(all) let depth: UFix64
        init(depth: UFix64) { self.depth = depth }
    }
    access(all) fun build(): @Berth {
        return <-create Berth(depth: 4.5)
    }
}
