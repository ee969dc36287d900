#[starknet::interface]
trait ITide<TContractState> {
    fn get(self: @TContractState) -> felt252;
}

#[starknet::contract]
mod Tide {
    #[storage]
    struct Storage { height: felt252 }
}
