VerificationTest[
  TideLevel[{1, 2}],
  3,
  TestID -> "tide-1"
]
