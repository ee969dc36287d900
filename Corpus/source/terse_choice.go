select {
case ship := <-arrivals:
	moor(ship)
case <-closed:
	return
}
