# language: en
@harbour
Feature: Mooring
  So that nobody drifts, every ship has a berth.

  Background:
    Given a harbour with 2 berths

  Scenario Outline: A ship asks for a berth
    Given <taken> berths are taken
    When a ship asks for one
    Then the answer is "<answer>"

    Examples:
      | taken | answer |
      | 1     | yes    |
      | 2     | no     |
