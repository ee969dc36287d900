# Fit a line to measurements of salt and temperature.
samples <- data.frame(
  temperature = c(8.1, 9.4, 10.2, 11.8, 13.0),
  salinity = c(34.9, 34.7, 34.6, 34.2, 34.1)
)

fit <- lm(salinity ~ temperature, data = samples)
print(summary(fit))

predict_at <- function(model, values) {
  newdata <- data.frame(temperature = values)
  predict(model, newdata, interval = "confidence")
}

for (value in seq(8, 12, by = 2)) {
  cat(sprintf("%4.1f: %6.3f\n", value, predict_at(fit, value)[1]))
}
