$version: "2"

namespace harbour.pilots

service Pilots {
    version: "2026-01-01"
    operations: [CallPilot]
    resources: [Pilot]
}

resource Pilot {
    identifiers: { pilotId: String }
    read: GetPilot
}

@readonly
@http(method: "GET", uri: "/pilots/{pilotId}")
operation GetPilot {
    input: GetPilotInput
    output: GetPilotOutput
    errors: [NoSuchPilot]
}

structure GetPilotInput {
    @required
    @httpLabel
    pilotId: String
}

list Languages {
    member: String
}
