(: What hangs on the hook, and
   how much of it. :)
declare variable $hull external;
for $p in $hull//plank
order by $p/@length
return <plank>{ $p/@length }</plank>
