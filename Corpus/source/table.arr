include tables
import data-source as DS

orders = table: item :: String, price :: Number
  row: "tea", 2.5
  row: "scone", 3
end

fun is-cheap(r :: Row) -> Boolean:
  r["price"] < 3
end

check "filtering":
  filter-with(orders, is-cheap).length() is 1
  lam(x): x + 1 end(2) is 3
  raise("no") raises "no"
end
