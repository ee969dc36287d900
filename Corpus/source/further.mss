@water: #9cf;

#quays[zoom>=12] {
  line-color: #666;
  line-width: 1.5;
  [kind='mole'] { line-width: 3; }
}

#lamps {
  marker-file: url(lamp.svg);
  marker-width: 8;
  text-name: '[name]';
  text-face-name: 'Noto Sans Bold';
}
