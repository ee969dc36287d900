package example.journey

import scala.collection.immutable.SortedMap

final case class Leg(from: String, to: String, kilometres: Double)

object Journey {
  type Graph = Map[String, List[Leg]]

  def graph(legs: Seq[Leg]): Graph =
    legs.groupBy(_.from).view.mapValues(_.toList).toMap

  @annotation.tailrec
  def length(path: List[Leg], sum: Double = 0.0): Double = path match {
    case Nil          => sum
    case leg :: rest  => length(rest, sum + leg.kilometres)
  }

  def main(args: Array[String]): Unit = {
    val legs = List(Leg("Oban", "Mull", 17.5), Leg("Mull", "Iona", 2.1))
    val byName = SortedMap.from(graph(legs))
    for ((name, outgoing) <- byName) println(s"$name -> ${outgoing.map(_.to).mkString(", ")}")
    println(f"${length(legs)}%.1f km")
  }
}
