=begin
= Quay
== How it counts
It counts with ((<Mole|URL:http://mole.example/>)) and (({count})).
* Hulls
* Planks
=end
