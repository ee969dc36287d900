import std/[deques, strformat, os]

type
  Job = object
    name: string
    cost: int

proc run(jobs: var Deque[Job]): int =
  ## Runs all jobs and returns their cost.
  while jobs.len > 0:
    let job = jobs.popFirst()
    echo &"{job.name:<10} {job.cost:>4}"
    result += job.cost

when isMainModule:
  var jobs = initDeque[Job]()
  for i in 1 .. paramCount():
    jobs.addLast(Job(name: paramStr(i), cost: i * 10))
  echo "total ", run(jobs)
