import { searchTerms } from '@/lib/domain/clinics/clinic-search'

const ONE_SLIP = 4
const TWO_SLIPS = 8
/** A short word may lack this many final letters; with more it resembles too many names. */
const LONGEST_TAIL = 2
/** No name has a longer word, and the work grows with the length. */
const LONGEST = 24

const slipsAllowed = (letters: number): number =>
  letters < ONE_SLIP || letters > LONGEST ? 0 : letters < TWO_SLIPS ? 1 : 2

/** The edits from `typed` to each prefix of `word`, the whole one last (Damerau-Levenshtein, optimal string alignment). */
export function editsToPrefixes(typed: readonly string[], word: readonly string[]): number[] {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (const [i, letter] of typed.entries()) {
    const next = [i + 1]
    for (const [j, term] of word.entries()) {
      const costs = [
        (row[j] ?? 0) + Number(letter !== term),
        (row[j + 1] ?? 0) + 1,
        (next[j] ?? 0) + 1,
        i > 0 && j > 0 && letter === word[j - 1] && typed[i - 1] === term
          ? (before[j - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY,
      ]
      next.push(Math.min(...costs))
    }
    before = row
    row = next
  }
  return row
}

/** Null when no known word is near enough. The first letter must be right. */
function correctedTerm(typed: string, known: ReadonlyMap<string, string>): string | null {
  const letters = [...typed]
  let best: { word: string; slips: number; longer: number } | null = null
  const most = slipsAllowed(letters.length)
  for (const [key, word] of most === 0 ? [] : known) {
    if (!key.startsWith(letters[0] ?? '')) continue
    const terms = [...key]
    if (most === 1 && terms.length - letters.length > LONGEST_TAIL) continue
    const slips = Math.min(...editsToPrefixes(letters, terms))
    const longer = Math.abs(terms.length - letters.length)
    const isBetter = best === null || slips < best.slips || (slips === best.slips && longer < best.longer)
    if (slips <= most && isBetter) best = { word, slips, longer }
  }
  return best?.word ?? null
}

/** Null when nothing is misspelt, or a word resembles no name. Call it only after an exact search failed. */
export function respelt(typed: string, names: readonly string[]): string | null {
  const known = new Map<string, string>()
  for (const name of names) {
    const words = searchTerms(name)
    const written = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    for (const [at, word] of words.entries()) known.set(word, written[at] ?? word)
    if (words.length > 1) known.set(words.join(''), name)
  }
  const keys = [...known.keys()]
  const meant = searchTerms(typed).map((word) =>
    keys.some((key) => key.startsWith(word)) ? (known.get(word) ?? word) : correctedTerm(word, known),
  )
  const found = meant.flatMap((word) => word ?? []).join(' ')
  return meant.includes(null) || found.toLowerCase() === searchTerms(typed).join(' ') ? null : found
}
