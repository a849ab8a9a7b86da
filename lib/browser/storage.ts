// Storage may be off or full: then nothing is kept, and no call fails.

type Store = {
  read(key: string): string | null
  write(key: string, value: string | null): void
  isOn(): boolean
}

function readStored(name: 'localStorage' | 'sessionStorage'): Store {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(window[name])
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) =>
      attempt((storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value))),
    isOn: () => attempt((storage) => storage.length) !== undefined,
  }
}

export const inBrowser = readStored('localStorage')
export const inTab = readStored('sessionStorage')
