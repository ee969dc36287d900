# The hull of the boat.
*** Settings ***
Library    Quay

*** Test Cases ***
Count Planks
    Planks Should Be    40
