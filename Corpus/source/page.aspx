<%@ Page Language="C#" AutoEventWireup="true" Inherits="Harbour.Quay" %>
<html>
<body>
<form runat="server"></form>
</body>
</html>
