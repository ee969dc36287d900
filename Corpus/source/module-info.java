module harbour.berths {
  requires java.base;
  requires transitive harbour.tides;
  exports harbour.berths.api;
  uses harbour.tides.Gauge;
}
