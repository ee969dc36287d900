structure(list(station = c("pier", "quay", "lock"), level = c(1.25, 
1.3, 0.98)), class = "data.frame", row.names = c(NA, -3L))
