# Prints calibration.json: answers of simulated persons with the item parameters that independent implementations estimate.
# Needs Debian's r-cran-erm and r-cran-jsonlite: Rscript calibration.R > calibration.json
suppressPackageStartupMessages({ library(eRm); library(jsonlite) })

simulate <- function(a, b, proficiency) {
  chance <- plogis(sweep(outer(proficiency, b, "-"), 2, a, "*"))
  matrix(as.integer(runif(length(chance)) < chance), nrow = nrow(chance))
}
lines <- function(answers) apply(answers, 1, function(row) paste(ifelse(is.na(row), "-", row), collapse = ""))

# Rasch: conditional maximum likelihood of the package eRm, difficulties with the mean 0.
rasch <- function(answers) {
  fit <- RM(answers)
  list(answers = lines(answers), difficulty = unname(-fit$betapar), standardError = unname(fit$se.beta))
}

# 2PL: marginal likelihood with N(0, 1), 161 points from -6 to 6, maximised by R's optim.
points <- seq(-6, 6, length.out = 161)
weight <- dnorm(points) / sum(dnorm(points))
marginal <- function(parameters, answers) {
  n <- ncol(answers)
  a <- parameters[1:n]
  b <- parameters[n + 1:n]
  eta <- sweep(outer(points, b, "-"), 2, a, "*")
  right <- plogis(eta, log.p = TRUE)
  wrong <- plogis(-eta, log.p = TRUE)
  given <- !is.na(answers)
  ones <- ifelse(given, answers, 0)
  zeros <- ifelse(given, 1 - answers, 0)
  logs <- ones %*% t(right) + zeros %*% t(wrong)
  -sum(log(exp(logs) %*% weight))
}
twoParameters <- function(answers) {
  n <- ncol(answers)
  start <- c(rep(1, n), rep(0, n))
  fit <- optim(start, marginal, answers = answers, method = "BFGS", hessian = TRUE,
               control = list(maxit = 1000, reltol = 1e-14))
  error <- sqrt(diag(solve(fit$hessian)))
  list(answers = lines(answers), a = fit$par[1:n], b = fit$par[n + 1:n], aError = error[1:n], bError = error[n + 1:n])
}

set.seed(20261123)
easy <- simulate(rep(1, 12), seq(-2, 2, length.out = 12), rnorm(400, 0.3, 1.2))
skewed <- simulate(rep(1, 20), c(seq(-1, 3, length.out = 20)), c(rnorm(200, -1, 0.5), rnorm(100, 2, 0.5)))
incomplete <- simulate(rep(1, 10), seq(-1.5, 1.5, length.out = 10), rnorm(500))
incomplete[1:250, 9:10] <- NA
incomplete[251:500, 1:2] <- NA
two <- simulate(c(0.6, 0.8, 1, 1.2, 1.5, 2, 0.9, 1.1), seq(-1.5, 1.5, length.out = 8), rnorm(800))
cat(toJSON(list(rasch = list(easy = rasch(easy), skewed = rasch(skewed), incomplete = rasch(incomplete)),
                twoParameters = twoParameters(two)), digits = 8, auto_unbox = TRUE, pretty = FALSE), "\n", sep = "")
