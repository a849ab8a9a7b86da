// Marks stand in a text for what is one visitor's own, until that takes its place.
import { randomBytes } from 'node:crypto'

/** Nobody can bring a mark along: each process has its own. Of letters and digits, which stand in any text as they are. */
const SECRET = randomBytes(9).toString('hex')
const MARK = new RegExp(`own${SECRET}n(\\d+)e`)

/** The mark of the nth own value, counted from 0. */
export const markOf = (n: number): string => `own${SECRET}n${n}e`

/** What stands between marks, and the number of the mark behind each; the last one has none. */
export function splitAtMarks(text: string): { text: string; own: number | null }[] {
  const split = text.split(MARK)
  const parts: { text: string; own: number | null }[] = []
  for (let at = 0; at < split.length; at += 2) {
    const own = split[at + 1]
    parts.push({ text: split[at] ?? '', own: own === undefined ? null : Number(own) })
  }
  return parts
}
