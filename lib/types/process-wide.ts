// What this process has once. On globalThis, because the start-up bundle and Next's own bundles (and their reloads in
// development) are different instances of each module.

/** The value of that name: `first`, or what the first who asked for it in this process gave. */
export function processWide<T extends object>(name: string, first: T): T {
  // A name is one module's, so what lies there is of the type that its every instance asks for.
  const values = globalThis as { [key: symbol]: T | undefined }
  const key = Symbol.for(`muthu-dental.${name}`)
  values[key] ??= first
  return values[key]
}
