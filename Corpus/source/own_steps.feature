Feature: Moor a boat
    In order to sleep well
    As a skipper I moor my boat

    @precondition(berths.feature: Free berth)
    Scenario: Moor at a free berth
        I take the first free berth
            | B17 | north |
