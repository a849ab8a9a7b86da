// A clock that is not today's, for trying what happens tomorrow (CLOCK_OFFSET_MINUTES): the whole process goes by it, its database
// does not.

/** Moves the process's clock by so many minutes, for good: what asks for the time without saying one gets the moved one. */
export function moveClock(minutes: number): void {
  const own = Date
  const now = (): number => own.now() + minutes * 60_000
  globalThis.Date = new Proxy(own, {
    construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [now()] : given, target),
    apply: () => new own(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  })
}
