import UnityEngine

class ShipControl (MonoBehaviour):

	public speed as single = 4.0F
	public bullet as GameObject
	private body as Rigidbody

	def Start ():
		body = GetComponent[of Rigidbody]()

	def Update ():
		h = Input.GetAxis("Horizontal")
		body.AddForce(Vector3(h * speed, 0, 0))
		if Input.GetButtonDown("Fire1"):
			shot as GameObject = Instantiate(bullet, transform.position, Quaternion.identity)
			Destroy(shot, 3)

	def OnCollisionEnter(c as Collision):
		Debug.Log("hit " + c.gameObject.name) if c.relativeVelocity.magnitude > 2
