#!/usr/bin/env runhaskell
> import Lamp
> main = light 7
