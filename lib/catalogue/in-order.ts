/** The things that have a number, in its order. */
export function inOrder<T>(things: readonly T[], numberOf: (thing: T) => number | undefined): T[] {
  const numbered = things.flatMap((thing) => {
    const at = numberOf(thing)
    return at === undefined ? [] : [{ thing, at }]
  })
  return numbered.sort((one, other) => one.at - other.at).map(({ thing }) => thing)
}
