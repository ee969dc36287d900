%dw 2.0
output application/json
fun feet(m) = m * 3.28
---
payload.tides map (tide, index) -> {
    quay: tide.quay,
    height: feet(tide.height) as String {format: "0.0"}
}
