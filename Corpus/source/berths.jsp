<%@ page language="java" contentType="text/html; charset=UTF-8" pageEncoding="UTF-8" import="java.util.*,org.example.harbour.Berth"%>
<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>
<!DOCTYPE html>
<html>
<head>
  <title>Berths</title>
</head>
<body>
<%
    List<Berth> berths = (List<Berth>) request.getAttribute("berths");
    if (berths == null) {
        berths = Collections.emptyList();
    }
%>
<h1><%= berths.size() %> berths</h1>
<ul>
<c:forEach items="${berths}" var="berth">
  <li><c:out value="${berth.name}"/></li>
</c:forEach>
</ul>
</body>
</html>
