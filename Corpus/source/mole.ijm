// counts the gulls
setBatchMode(true);
dir = getDirectory("Where are the gulls?");
open(dir + "gulls.tif");
run("Gaussian Blur...", "sigma=2");
setAutoThreshold("Otsu dark");
run("Analyze Particles...", "size=20-Infinity clear");
print(nResults + " gulls");
