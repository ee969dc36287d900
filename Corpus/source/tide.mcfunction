# Raises the tide by one block.
scoreboard objectives add tide dummy
scoreboard players add #sea tide 1
execute as @a at @s run function harbour:splash
execute if score #sea tide matches 8.. run function harbour:ebb
tellraw @a {"text":"The tide rises"}
playsound minecraft:ambient.underwater.enter master @a
effect give @a minecraft:water_breathing 30
fill ~-8 ~ ~-8 ~8 ~ ~8 minecraft:water
