<%doc>Free berths of a pier</%doc>
<%python scope="global">
    import harbour.berths as berths
</%python>
<%args>
    pier
    limit = 10
</%args>
<h1><% pier.title() %></h1>
<ul>
% for berth in berths.free(pier)[:limit]:
    <li><% berth.name | h %></li>
%
</ul>
<%python>
    m.comp('footer.myc', pier=pier)
</%python>
