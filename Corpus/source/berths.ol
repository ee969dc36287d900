from console import Console
from string_utils import StringUtils

type GetBerthRequest {
    number: int
}

type Berth {
    number: int
    depth: double
    boats*: string
}

interface HarbourInterface {
    RequestResponse:
        getBerth( GetBerthRequest )( Berth ) throws BerthNotFound( string )
}

service Harbour {
    execution: concurrent

    embed Console as console

    inputPort HarbourInput {
        location: "socket://localhost:8000"
        protocol: http { format = "json" }
        interfaces: HarbourInterface
    }

    init {
        println@console( "harbour is open" )()
        global.berths[0].depth = 4.5
    }

    main {
        getBerth( request )( response ) {
            if ( request.number >= #global.berths ) {
                throw( BerthNotFound, "no such berth" )
            }
            response << global.berths[request.number]
        }
    }
}
