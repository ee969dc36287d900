package org.example.coast;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A light with a name and a period in seconds. */
public final class Lighthouse implements Comparable<Lighthouse> {
    private final String name;
    private final double period;

    public Lighthouse(String name, double period) {
        if (period <= 0) {
            throw new IllegalArgumentException("period must be positive");
        }
        this.name = name;
        this.period = period;
    }

    public int flashesIn(double seconds) {
        return (int) Math.floor(seconds / period);
    }

    @Override
    public int compareTo(Lighthouse other) {
        return Double.compare(period, other.period);
    }

    @Override
    public String toString() {
        return name + " (" + period + " s)";
    }

    public static void main(String[] args) {
        List<Lighthouse> lights = new ArrayList<>();
        lights.add(new Lighthouse("North Head", 10));
        lights.add(new Lighthouse("Gull Rock", 6.5));
        Collections.sort(lights);
        for (Lighthouse light : lights) {
            System.out.println(light + ": " + light.flashesIn(60) + " flashes a minute");
        }
    }
}
