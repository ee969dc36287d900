{-# LANGUAGE LambdaCase #-}
module Main (main) where

import Control.Applicative (Alternative (..))
import Data.Char (isDigit, isSpace)

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

instance Functor Parser where
  fmap f (Parser p) = Parser $ \s -> case p s of
    Nothing        -> Nothing
    Just (a, rest) -> Just (f a, rest)

instance Applicative Parser where
  pure a = Parser $ \s -> Just (a, s)
  Parser pf <*> p = Parser $ \s -> case pf s of
    Nothing        -> Nothing
    Just (f, rest) -> runParser (f <$> p) rest

satisfy :: (Char -> Bool) -> Parser Char
satisfy ok = Parser $ \case
  (c : rest) | ok c -> Just (c, rest)
  _                 -> Nothing

number :: Parser Int
number = read <$> some' (satisfy isDigit)
  where some' p = (:) <$> p <*> many' p
        many' p = Parser $ \s -> case runParser (some' p) s of
          Nothing -> Just ([], s)
          found   -> found

main :: IO ()
main = print (fst <$> runParser number "42 fish")
