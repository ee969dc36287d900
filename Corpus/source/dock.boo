import System

class Dock:

	[property(Name)]
	name as string

	ships as int

	def constructor(name as string):
		self.name = name

	def Land(ship as string, length as int):
		ships += 1
		print "${ship} lands at ${name}"

	static def Main(argv as (string)):
		dock = Dock("north")
		dock.Land("Ada", 12)
