<%inherit file="harbour.mako"/>
<%def name="berth(b)">
  <li>${b.name}</li>
</%def>
% for b in berths:
  ${berth(b)}
% endfor
