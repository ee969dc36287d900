# -------------------------------
# Settings of the survey
# -------------------------------

# Where results go
output_dir <- '../../results/'

country <- "norway"
region <- "vestland"
first_year <- 1990
