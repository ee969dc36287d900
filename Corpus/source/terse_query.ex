from b in Berth,
  where: b.depth > 4,
  select: b.name
