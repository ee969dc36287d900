<?LassoScript
  inline(-database='harbour', -search);
    records;
      field('lamp');
    /records;
  /inline;
?>
