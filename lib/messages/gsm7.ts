// How an SMS is counted: GSM-7 carries 160 characters (153 each of several), anything else 70 (67). One typographic
// quote would halve what fits, so those are written plainly.

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each takes the place of two. */
const EXTENDED = new Set('^{}\\[~]|€\f')
const PLAIN: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u00b7': '-',
  '₹': 'Rs ',
}

/** The text with typography's characters as GSM-7 has them; letters of other scripts stay. */
export const plainly = (text: string): string => [...text].map((character) => PLAIN[character] ?? character).join('')

/** How many messages the text is sent as. */
export function segmentsOf(text: string): { encoding: 'GSM-7' | 'UCS-2'; count: number } {
  const characters = [...text]
  if (!characters.every((character) => BASIC.has(character) || EXTENDED.has(character)))
    return { encoding: 'UCS-2', count: text.length <= 70 ? 1 : Math.ceil(text.length / 67) }
  const length = characters.reduce((sum, character) => sum + (EXTENDED.has(character) ? 2 : 1), 0)
  return { encoding: 'GSM-7', count: length <= 160 ? 1 : Math.ceil(length / 153) }
}
