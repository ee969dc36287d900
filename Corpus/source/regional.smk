rule moor:
    input:
        "boats/{name}.txt"
    output:
        "moored/{name}.txt"
    shell:
        "moor {input} > {output}"
