// The browser's two storages. Either may be switched off or full: then nothing is kept, and nobody is stopped by it.

type Store = {
  /** What was kept under the key; null where there is nothing, or where the browser keeps nothing. */
  read(key: string): string | null
  /** Keeps the value; null takes it away. */
  write(key: string, value: string | null): void
  /** Whether the browser keeps anything at all. */
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

/** Kept for this site in this browser. */
export const inBrowser = readStored('localStorage')
/** Kept for this tab alone. */
export const inTab = readStored('sessionStorage')
