<html>
<body>
<%
Dim tide
Set tide = Server.CreateObject("Harbour.Tide")
Response.Write(tide.Height)
%>
</body>
</html>
