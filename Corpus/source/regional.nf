nextflow.enable.dsl=2

process MOOR {
    input:
    path boat

    output:
    path 'moored.txt'

    script:
    """
    moor ${boat} > moored.txt
    """
}
