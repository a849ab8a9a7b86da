// A record whose values are made when they are asked for: by their names, which its type knows and the compiler has not written
// out anywhere.

/** The record whose value of each name is what `make` makes of it. */
export const recordBy = <T extends object>(make: (name: string) => unknown): T =>
  new Proxy({} as T, { get: (_, name) => make(String(name)) })
