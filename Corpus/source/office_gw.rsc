# jan/02/2020 10:11:12 by RouterOS 6.46
/interface bridge
add admin-mac=4C:5E:0C:00:00:01 auto-mac=no comment="LAN" name=bridge1
/ip address
add address=192.168.88.1/24 interface=bridge1 network=192.168.88.0
/ip firewall filter
add action=accept chain=input connection-state=established,related
add action=drop chain=input in-interface-list=!LAN comment="drop all else"
/ip firewall nat
add action=masquerade chain=srcnat out-interface=ether1
:local host "10.0.0.1"
:global failCount 0
:if ([/ping $host count=3] = 0) do={
  :set failCount ($failCount + 1)
  :log warning "no answer from $host"
} else={
  :foreach i in=[/interface find where running=yes] do={
    :put [/interface get $i name]
  }
}
