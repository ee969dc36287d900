{extends file="layout.tpl"}
{* The list of berths *}
{block name=title}Berths{/block}
{block name=body}
  {include file='header.tpl' title=$page.title|escape}
  {assign var="count" value=$berths|@count}
  <table>
  {foreach from=$berths item=berth key=k}
    <tr class="{cycle values='odd,even'}">
      <td>{$berth.number}</td>
      <td>{$berth.depth|string_format:"%.1f"}</td>
      {if $berth.boats > 0 and $user->isAdmin()}
        <td><a href="{$base_url}/berth/{$berth.id}">{$berth.name|default:'no name'}</a></td>
      {else}
        <td>&nbsp;</td>
      {/if}
    </tr>
  {foreachelse}
    <tr><td>None</td></tr>
  {/foreach}
  </table>
  {literal}<script>var a = {b: 1};</script>{/literal}
{/block}
