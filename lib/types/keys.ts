// The keys of a record and the members of a list, typed by what they are of: TypeScript calls them all string, because a
// value may have more than its type says. The records of this site are written out, and have not.

/** Whether it is one of the list's. */
export const isOneOf = <const T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

/** Whether the record has that key itself. */
export const isKeyOf = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key)

/** The keys of a record, in its order. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[]

/** The record of the same keys with another value for each. */
export const mapValues = <T extends object, Value>(
  record: T,
  make: (key: keyof T & string, value: T[keyof T]) => Value,
) => Object.fromEntries(keysOf(record).map((key) => [key, make(key, record[key])])) as { [Key in keyof T]: Value }
