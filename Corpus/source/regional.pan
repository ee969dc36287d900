unique template harbour/quay/config;

include 'harbour/tide';

"/harbour/quay/depth" = 4;
"/harbour/quay/rings" = list("a", "b");
