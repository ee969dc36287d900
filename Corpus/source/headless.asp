<!--#include virtual="/inc/header.asp"-->
<table>
<% For i = 1 To 10 %>
<tr><td><%=i%></td><td><%= Server.HTMLEncode(names(i)) %></td></tr>
<% Next %>
</table>
<% If Session("user") = "" Then Response.End %>
