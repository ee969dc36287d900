class Shape a where
  area :: a -> Number

newtype Hull = Hull { length :: Number, width :: Number }

derive instance eqHull :: Eq Hull

instance shapeHull :: Shape Hull where
  area (Hull { length, width }) = length * width
