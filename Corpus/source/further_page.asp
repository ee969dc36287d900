<!--#include file="harbour.inc"-->
<html><body>
<%
Dim lamps
Set lamps = Server.CreateObject("ADODB.Recordset")
lamps.Open "SELECT place FROM lamps", harbour
%>
<p><%= lamps("place") %></p>
</body></html>
