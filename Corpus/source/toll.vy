# @version ^0.3.9

event Paid:
    ship: indexed(address)
    amount: uint256

owner: public(address)
paid: public(HashMap[address, uint256])

@external
def __init__():
    self.owner = msg.sender

@external
@payable
def pay():
    self.paid[msg.sender] += msg.value
    log Paid(msg.sender, msg.value)

@view
@external
def total(ship: address) -> uint256:
    return self.paid[ship]
