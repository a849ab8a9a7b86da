const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** Ignores case and spaces; an empty name equals none. */
export const isSameName = (one: string, other: string): boolean => folded(one) !== '' && folded(one) === folded(other)
