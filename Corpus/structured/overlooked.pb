
)
quay/berth.protoquay"
Berthbproto3