extends CharacterBody2D

signal landed(height)

@export var speed := 120.0
@onready var sprite: Sprite2D = $Sprite2D

func _physics_process(delta: float) -> void:
	velocity.y += 980.0 * delta
	velocity.x = Input.get_axis("ui_left", "ui_right") * speed
	if is_on_floor() and Input.is_action_just_pressed("ui_accept"):
		velocity.y = -300.0
	move_and_slide()
