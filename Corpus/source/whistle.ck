// A steam whistle.
SinOsc s => ADSR e => dac;
TriOsc t => e;
0.3 => e.gain;

fun void blow(float pitch, dur length) {
    pitch => s.freq;
    pitch * 1.5 => t.freq;
    e.keyOn();
    length => now;
    e.keyOff();
    200::ms => now;
}

spork ~ blow(440, 1::second);
0 => int count;
while (count < 3) {
    blow(Std.mtof(60 + count), 500::ms);
    count + 1 => count;
}
2::second => now;
