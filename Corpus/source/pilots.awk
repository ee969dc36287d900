# Pilots with more than one boat.
{ boats[$2]++ }

END {
  for (pilot in boats)
    if (boats[pilot] > 1)
      print pilot, boats[pilot]
}
