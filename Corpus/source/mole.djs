such tide much height hour
  very level is height + hour
  plz console.loge with level
wow level

very quay is 'north'
