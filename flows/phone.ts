// Reads an Indian mobile number the way people type it (product.md, input-phone). The sentence that a patient reads
// for each reason is the page's.
import { asciiDigits } from '@/flows/typed'

export type PhoneRefusal = 'empty' | 'letters' | 'short' | 'long' | 'landline' | 'series' | 'foreign'
export type ParsedPhone = { ok: true; e164: string } | { ok: false; reason: PhoneRefusal }

// Spaces and dashes of every kind, invisible and bidirectional marks, and the punctuation written between groups.
const SEPARATORS = /[\s\p{Z}\p{Cf}\p{Cc}\p{Pd}\u2212.·/\\()[\]（）．／]/gu

// Country code and trunk zero. A bare 91 is the country code only when a whole number follows it: 91234 56789 is one.
const PREFIX = /^(?:(?:\+|00)91|0?91(?=0?\d{10}$))?0?/

const FOREIGN = /^(?:\+(?!91)\d|00(?!91)[1-9])/

// Area codes with the digits that follow them. Those that begin with 6 to 9 share their range with mobile numbers, and
// are held only where libphonenumber's mobile pattern for IN has none: the tests ask it about every five-digit prefix.
const LANDLINE = new RegExp(
  `^(?:${[
    '1(?:1[2-7]|(?!40|[68]0[01]|860)[2-9])',
    '[234]',
    '6(?:12|[2-47]1|5[17]|6[13]|74|8[03])[2-6]',
    '7(?:12|3[134]|5[15]|88)[2-6]',
    '761[346]',
    '79(?:[1245]|3[2-6])',
    '80(?:[2-4]|6[2-5])',
    '8(?:16|2[014]|3[126]|6[136]|7[078]|83)[2-6]',
    '884[2356]',
    '891[3-6]',
  ].join('|')})`,
)

const refuse = (reason: PhoneRefusal): ParsedPhone => ({ ok: false, reason })

/**
 * Turns what was typed into +91XXXXXXXXXX, first digit 6 to 9, or says why not. Never refuses a number beginning 6 to 9
 * that libphonenumber calls a valid Indian mobile; `letters` stands for any character that has no place in a number.
 */
export function parseIndianMobile(typed: string): ParsedPhone {
  const compact = asciiDigits(typed.replace(SEPARATORS, '').replace(/[＋﹢]/g, '+'))
  if (compact === '' || compact === '+') return refuse('empty')
  if (!/^\+?\d+$/.test(compact)) return refuse('letters')
  if (FOREIGN.test(compact)) return refuse('foreign')
  const national = compact.replace(PREFIX, '')
  if (national.length < 10) return refuse('short')
  if (national.length > 10) return refuse('long')
  if (LANDLINE.test(national)) return refuse('landline')
  return /^[6-9]/.test(national) ? { ok: true, e164: `+91${national}` } : refuse('series')
}
