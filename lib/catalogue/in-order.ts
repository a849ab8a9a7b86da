/** Leaves out items without a number. */
export function inOrder<T>(things: readonly T[], numberOf: (thing: T) => number | undefined): T[] {
  const numbered = things.flatMap((thing) => {
    const at = numberOf(thing)
    return at === undefined ? [] : [{ thing, at }]
  })
  return numbered.sort((one, other) => one.at - other.at).map(({ thing }) => thing)
}
