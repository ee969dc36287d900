#lang scribble/manual
@title{The harbour}
@section{Quays}
Boats lie at quays.
