<?xml version="1.0" encoding="UTF-8"?>
<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml/3.2" gml:id="f1">
  <gml:featureMember><gml:Point gml:id="p1" srsName="EPSG:4326"><gml:pos>56.415 -5.472</gml:pos></gml:Point></gml:featureMember>
</gml:FeatureCollection>
