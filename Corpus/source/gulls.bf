/* Rates at which gulls change. */
VERBOSITY_LEVEL = -1;
LoadFunctionLibrary ("distances.bf");
DataSet gulls = ReadDataFile ("gulls.nex");
DataSetFilter filtered = CreateFilter (gulls, 1);
HarvestFrequencies (observed, filtered, 1, 1, 1);
Tree kin = "((a,b),c)";
LikelihoodFunction likelihood = (filtered, kin);
Optimize (result, likelihood);
fprintf (stdout, likelihood, "\n");
