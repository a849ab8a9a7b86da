// Whether two names that were typed are one.

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** Whether they differ in case, spaces and nothing else; an empty name is nobody's. */
export const isSameName = (one: string, other: string): boolean => folded(one) !== '' && folded(one) === folded(other)
