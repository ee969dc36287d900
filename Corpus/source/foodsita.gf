-- (c) 2019 the Phrasebook group under LGPL
concrete PantryIta of Pantry = open SyntaxIta, ParadigmsIta in {

  flags coding = utf8 ;

  lincat
    Phrase = Cl ;
    Item = NP ;
    Kind = CN ;
    Quality = AP ;

  lin
    Pred item quality = mkCl item quality ;
    This kind = mkNP this_Det kind ;
    Those kind = mkNP those_Det kind ;
    Mod quality kind = mkCN quality kind ;
    Bread = mkCN (mkN "pane") ;
    Cheese = mkCN (mkN "formaggio" "formaggi" masculine) ;
    Very quality = mkAP very_AdA quality ;
    Fresh = qual "fresco" "fresca" "freschi" "fresche" ;

  oper
    qual : (_,_,_,_ : Str) -> AP = \ms,fs,mp,fp -> mkAP (mkA ms fs mp fp "mente") ;

  param
    Size = Small | Big ;
}
