<#-- A list of the berths. -->
<#import "harbour.ftl" as harbour>
<#macro line berth>
* ${berth.name}: ${(berth.ship)!"free"}
</#macro>
<#assign count = berths?size>
Berths: ${count}
<#list berths?sort_by("name") as berth>
<#if berth.open??>
<@line berth=berth />
<#else>
- closed
</#if>
</#list>
