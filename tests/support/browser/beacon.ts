// jsdom has no beacons: what a page counts goes nowhere, unless a test listens.
Object.assign(navigator, { sendBeacon: () => true })
