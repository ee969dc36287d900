cwlVersion: v1.0
class: Workflow
