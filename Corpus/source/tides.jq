def height: .tide | tonumber;
.berths[] | select(.length > 10) | {name, h: height}
