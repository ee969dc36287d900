# A stack and its tests

require: "fancy_spec"

class Stack {
  """
  Last in, first out.
  """

  include: Enumerable
  read_slots: ['items]

  def initialize: @items ([]) {
  }

  def push: item {
    "Pushes an item and returns @self."
    @items << item
    self
  }

  def pop {
    { return nil } if: empty?
    @items remove_at: (@items size - 1)
  }

  def empty? {
    @items empty?
  }

  def each: block {
    @items reverse each: |x| { block call: [x] }
  }

  def [index] {
    @items at: index
  }

  def self from: list {
    s = Stack new
    list each: |i| { s push: i }
    s
  }
}

FancySpec describe: Stack with: {
  it: "pops in reverse order" with: 'pop when: {
    s = Stack from: [1, 2, 3]
    s pop is: 3
    s size is == 2
    match s pop {
      case Integer -> "number" println
      case /foo(.*)/ -> |_, rest| rest println
      case _ -> raise: "unexpected"
    }
  }

  it: "is empty at first" when: {
    try {
      Stack new pop is: nil
    } catch StandardError => e {
      e message println
    } finally {
      "#{Stack name} done" println
    }
  }
}
