#!/usr/bin/env lua
-- A multiset with methods.
local Bag = {}
Bag.__index = Bag

function Bag.new()
  return setmetatable({ counts = {}, size = 0 }, Bag)
end

function Bag:add(value, n)
  n = n or 1
  self.counts[value] = (self.counts[value] or 0) + n
  self.size = self.size + n
  return self
end

function Bag:each()
  return pairs(self.counts)
end

local bag = Bag.new():add("rope"):add("nail", 12)
for value, n in bag:each() do
  print(string.format("%-6s %d", value, n))
end
