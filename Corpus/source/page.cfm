<cfset berths = 3>
<cfoutput>
  <p>#berths# berths are free.</p>
</cfoutput>
