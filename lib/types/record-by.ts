/** For a type whose keys are written out nowhere: makes each value when it is read. */
export const recordBy = <T extends object>(make: (name: string) => unknown): T =>
  new Proxy({} as T, { get: (_, name) => make(String(name)) })
