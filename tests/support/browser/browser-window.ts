// A small window with an origin, storages, cookies, history and events. The pool's cryptography fails in jsdom's
// window. Modules that read `window` while they load have to be imported after `openWindow`.

export class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>()
  get length() {
    return this.#kept.size
  }
  clear() {
    this.#kept.clear()
  }
  getItem(key: string) {
    return this.#kept.get(key) ?? null
  }
  key(at: number) {
    return [...this.#kept.keys()][at] ?? null
  }
  removeItem(key: string) {
    this.#kept.delete(key)
  }
  setItem(key: string, value: string) {
    this.#kept.set(key, String(value))
  }
}

class Page extends EventTarget {
  readonly visibilityState = 'visible'
  readonly documentElement = { lang: 'en' }
  // Amplify searches the document for traces of a framework.
  querySelector() {
    return null
  }
  querySelectorAll() {
    return []
  }
  getElementById() {
    return null
  }
  readonly #kept = new Map<string, string>()
  get cookie(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  set cookie(line: string) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    if (/max-age=0/i.test(line)) this.#kept.delete(name)
    else this.#kept.set(name, value)
  }
}

/** Opens an empty window at `origin`. */
export function openWindow(origin: string): void {
  const events = new EventTarget()
  const window = {
    location: Object.assign(new URL(origin), { assign: () => undefined, reload: () => undefined }),
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    document: new Page(),
    history: { state: null, replaceState: () => undefined },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  }
  for (const [name, value] of Object.entries({
    ...window,
    navigator: { userAgent: 'Sample Browser', languages: ['en-IN'] },
  }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true })
}

export function clearWindow(): void {
  globalThis.localStorage.clear()
  globalThis.sessionStorage.clear()
}
