<CsoundSynthesizer>
<CsInstruments>
instr 1
a1 oscils 0.5, 440, 0
out a1
endin
</CsInstruments>
<CsScore>
i1 0 1
</CsScore>
</CsoundSynthesizer>
