// For trying later dates (CLOCK_OFFSET_MINUTES). The database's own clock is not moved.

export function moveClock(minutes: number): void {
  const own = Date
  const now = (): number => own.now() + minutes * 60_000
  globalThis.Date = new Proxy(own, {
    construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [now()] : given, target),
    apply: () => new own(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  })
}
