// TypeScript types keys as string, because a value may have extra ones. Our literal records have none.

export const isOneOf = <const T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

export const isKeyOf = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key)

export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[]

export const mapValues = <T extends object, Value>(
  record: T,
  make: (key: keyof T & string, value: T[keyof T]) => Value,
) => Object.fromEntries(keysOf(record).map((key) => [key, make(key, record[key])])) as { [Key in keyof T]: Value }
