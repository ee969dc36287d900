@USE
utils.p

@CLASS
news

@OPTIONS
locals

# конструктор
@create[hParams]
$self.limit(^hParams.limit.int(10))
$connectString[mysql://user:pass@localhost/site?charset=utf8]

@list[]
^connect[$connectString]{
  $t[^table::sql{SELECT id, title, dt FROM news ORDER BY dt DESC}[$.limit($self.limit)]]
  ^if($t){
    <ul>
    ^t.menu{
      <li class="^if(^t.line[] % 2){odd}"><a href="/news/$t.id/">^taint[html][$t.title]</a></li>
    }
    </ul>
  }{
    <p>Новостей нет</p>
  }
}
^rem{ конец }
