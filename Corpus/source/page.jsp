<%@ page language="java" contentType="text/html; charset=UTF-8" %>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<html>
<body>
<c:forEach var="ship" items="${ships}">
  <p>${ship.name}: <%= request.getParameter("berth") %></p>
</c:forEach>
</body>
</html>
