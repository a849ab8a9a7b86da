// GSM-7 allows 160 characters (153 per part), other encodings 70 (67). One typographic quote would halve the
// length, so `plainly` replaces it.

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each of these counts as two characters. */
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

/** Replaces typographic characters by GSM-7 ones and keeps letters of other scripts. */
export const plainly = (text: string): string => [...text].map((character) => PLAIN[character] ?? character).join('')

export function segmentsOf(text: string): { encoding: 'GSM-7' | 'UCS-2'; count: number } {
  const characters = [...text]
  if (!characters.every((character) => BASIC.has(character) || EXTENDED.has(character)))
    return { encoding: 'UCS-2', count: text.length <= 70 ? 1 : Math.ceil(text.length / 67) }
  const length = characters.reduce((sum, character) => sum + (EXTENDED.has(character) ? 2 : 1), 0)
  return { encoding: 'GSM-7', count: length <= 160 ? 1 : Math.ceil(length / 153) }
}
