// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// Holds a deposit until the harbour master releases it.
contract Escrow {
    address public immutable master;
    mapping(address => uint256) private deposits;

    event Released(address indexed to, uint256 amount);

    constructor() {
        master = msg.sender;
    }

    function deposit() external payable {
        deposits[msg.sender] += msg.value;
    }

    function release(address payable to) external {
        require(msg.sender == master, "only the master may release");
        uint256 amount = deposits[to];
        deposits[to] = 0;
        to.transfer(amount);
        emit Released(to, amount);
    }
}
