(* ::Package:: *)
BeginPackage["Quay`"]
moor::usage = "moor[b]";
EndPackage[]
