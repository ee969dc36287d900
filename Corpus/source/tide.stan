// Heights with a daily wave.
data {
  int<lower=0> N;
  vector[N] hour;
  vector[N] height;
}
transformed data {
  vector[N] phase = hour * 2 * pi() / 12.42;
}
parameters {
  real mean_height;
  real<lower=0> amplitude;
  real<lower=0> sigma;
}
model {
  amplitude ~ normal(2, 1);
  height ~ normal(mean_height + amplitude * cos(phase), sigma);
}
generated quantities {
  real high = mean_height + amplitude;
}
