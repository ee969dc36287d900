R.<x, y> = PolynomialRing(QQ, 2)
tide = x^2 - 4*y
K.<a> = NumberField(x^3 - 2)
for p in primes(20):
    print(p, factor(tide(p, 1)))
