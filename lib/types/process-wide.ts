// On globalThis, because the start-up bundle and Next's bundles each have their own copy of a module.

export function processWide<T extends object>(name: string, first: T): T {
  // Each name belongs to one module, so its type is always the same.
  const values = globalThis as { [key: symbol]: T | undefined }
  const key = Symbol.for(`muthu-dental.${name}`)
  values[key] ??= first
  return values[key]
}
