<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="harbour" tilewidth="16" tileheight="16" tilecount="16" columns="4">
 <image source="harbour.png" width="64" height="64"/>
 <tile id="2">
  <properties>
   <property name="wet" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="5">
  <animation>
   <frame tileid="5" duration="200"/>
   <frame tileid="6" duration="200"/>
  </animation>
 </tile>
</tileset>
