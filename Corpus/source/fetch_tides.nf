//
// Fetches the heights of all stations
//

include { STATION_LIST } from '../modules/station_list'
include { HEIGHTS      } from '../modules/heights'

workflow FETCH_TIDES {

    take:
    ch_regions      // channel: [ val(region) ]
    outdir          // string: where results go

    main:
    STATION_LIST(ch_regions)
    HEIGHTS(STATION_LIST.out.codes)

    emit:
    heights  = HEIGHTS.out.table    // channel: [ val(code), path(table) ]
    versions = STATION_LIST.out.versions
}
