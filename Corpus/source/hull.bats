@test "the crane lifts" {
  run lift 3
  [ "$status" -eq 0 ]
}
