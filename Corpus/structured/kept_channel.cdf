<?xml version="1.0"?>
<CHANNEL HREF="http://harbour.example/">
<TITLE>Tides</TITLE>
<ITEM HREF="today.htm"/>
</CHANNEL>
