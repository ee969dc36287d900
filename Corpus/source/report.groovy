#!/usr/bin/env groovy
import groovy.json.JsonSlurper

def text = '{"harbours": [{"name": "Oban", "berths": 40}, {"name": "Mallaig", "berths": 22}]}'
def data = new JsonSlurper().parseText(text)

def total = data.harbours.inject(0) { sum, harbour -> sum + harbour.berths }

data.harbours.sort { -it.berths }.each { harbour ->
    println "${harbour.name.padRight(12)} ${harbour.berths}"
}
println "total: ${total}"
