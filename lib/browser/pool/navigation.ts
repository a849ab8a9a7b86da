// A full load leaves nothing of a patient in memory.

export const navigateTo = (address: string): void => window.location.assign(address)

export const loadAnew = (): void => window.location.reload()
