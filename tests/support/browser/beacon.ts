// jsdom has no `sendBeacon`. This one sends nothing, and a test that wants to see beacons replaces it.
Object.assign(navigator, { sendBeacon: () => true })
