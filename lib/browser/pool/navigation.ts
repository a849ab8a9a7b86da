// Leaving this page for another by a whole load, so that nothing of a patient stays in memory.

/** Goes to another address. */
export const navigateTo = (address: string): void => window.location.assign(address)

/** Loads this page anew, as whoever is here now. */
export const loadAnew = (): void => window.location.reload()
