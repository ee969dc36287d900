import mods.harbour.Crane;

val rope = <minecraft:lead>;
recipes.remove(<minecraft:boat>);
recipes.addShaped(<minecraft:boat>, [[rope, null, rope], [<ore:plankWood>, <ore:plankWood>, <ore:plankWood>]]);
