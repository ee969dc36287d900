Module {
	name: 'harbour'
	description: 'tides of a harbour'
	version: '0.1.0'
	dependencies: []
}
