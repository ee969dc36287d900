<%@ Language="VBScript" %>
<html>
<body>
<% Response.Write "Low water at six." %>
</body>
</html>
