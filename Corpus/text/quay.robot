*** Settings ***
Library    Collections

*** Test Cases ***
Ships Are Counted
    ${ships}=    Create List    Ida    Nora
    Length Should Be    ${ships}    2
