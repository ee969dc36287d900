version 1.0

workflow Hull {
  input {
    File planks
  }
  call Lift { input: planks = planks }
}

task Lift {
  input {
    File planks
  }
  command <<<
    lift ~{planks}
  >>>
  output {
    File hull = "hull.txt"
  }
  runtime {
    docker: "quay:latest"
  }
}
