<?xml version="1.0" encoding="UTF-8"?>
<sruResponse:searchRetrieveResponse xmlns:sruResponse="http://docs.oasis-open.org/ns/search-ws/sruResponse">
  <sruResponse:numberOfRecords>0</sruResponse:numberOfRecords>
  <sruResponse:resultCountPrecision>info:srw/vocabulary/resultCountPrecision/1/exact</sruResponse:resultCountPrecision>
</sruResponse:searchRetrieveResponse>
