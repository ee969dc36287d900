import x10.io.Console;

public class Mole {
    public static def main(args:Rail[String]) {
        val tides = new Rail[Double](12);
        finish for (i in 0..11) async {
            tides(i) = i * 0.5;
        }
        Console.OUT.println(tides(3));
    }
}
