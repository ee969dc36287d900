module harbor::berth {
    use std::signer;
    struct Berth has key, store { length: u64 }
    public entry fun make(account: &signer, length: u64) {
        move_to(account, Berth { length });
    }
    public fun get(addr: address): u64 acquires Berth {
        borrow_global<Berth>(addr).length
    }
}
