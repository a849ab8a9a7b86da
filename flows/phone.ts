import { asciiDigits } from '@/flows/normalise-input'
import { INDIAN_LANDLINE, INDIAN_MOBILE } from '@/lib/catalogue/number-series'

export type PhoneRefusal = 'empty' | 'letters' | 'short' | 'long' | 'landline' | 'series' | 'foreign'
export type ParsedPhone = { ok: true; e164: string } | { ok: false; reason: PhoneRefusal }

// Spaces and dashes of every kind, invisible and bidi marks, and punctuation between groups.
const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Cc}\p{Pd}\u2212.·/\\()[\]（）．／]/gu

// A bare 91 is the country code only before a whole number: 91234 56789 is one itself.
const PREFIX = /^(?:(?:\+|00)91|0?91(?=0?\d{10}$))?0?/

const FOREIGN = /^(?:\+(?!91)\d|00(?!91)[1-9])/

const refuse = (reason: PhoneRefusal): ParsedPhone => ({ ok: false, reason })

/** Accepts every mobile number that libphonenumber accepts. `letters` means any character that no number has. */
export function parseIndianMobile(typed: string): ParsedPhone {
  const compact = asciiDigits(typed.replace(SEPARATORS, '').replace(/[＋﹢]/g, '+'))
  if (compact === '' || compact === '+') return refuse('empty')
  if (!/^\+?\d+$/.test(compact)) return refuse('letters')
  if (FOREIGN.test(compact)) return refuse('foreign')
  const national = compact.replace(PREFIX, '')
  if (national.length < 10) return refuse('short')
  if (national.length > 10) return refuse('long')
  if (INDIAN_LANDLINE.test(national)) return refuse('landline')
  return INDIAN_MOBILE.test(national) ? { ok: true, e164: `+91${national}` } : refuse('series')
}
