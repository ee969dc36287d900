package org.example.inventory

import java.math.BigDecimal

data class Item(val name: String, val price: BigDecimal, val count: Int = 1)

sealed interface Change {
    data class Added(val item: Item) : Change
    data class Removed(val name: String) : Change
}

class Inventory {
    private val items = mutableMapOf<String, Item>()

    fun apply(change: Change) = when (change) {
        is Change.Added -> items.merge(change.item.name, change.item) { old, new ->
            old.copy(count = old.count + new.count)
        }
        is Change.Removed -> items.remove(change.name)
    }

    val total: BigDecimal
        get() = items.values.fold(BigDecimal.ZERO) { sum, item ->
            sum + item.price * item.count.toBigDecimal()
        }
}

fun main() {
    val inventory = Inventory()
    inventory.apply(Change.Added(Item("rope", "12.50".toBigDecimal(), 3)))
    inventory.apply(Change.Removed("anchor"))
    println("total: ${inventory.total}")
}
