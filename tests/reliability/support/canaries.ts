// Personal values that occur nowhere else, and the search for them.
import type { Person } from '@/tests/reliability/support/walks'

export const CANARIES: Person = {
  phone: '9876012345',
  name: 'Zenobia Quillfeather',
  // Must be a real one of the chain; no clinic of the sample chain has it.
  pincode: '560004',
  address: '77 Canarywharf Crescent',
  landmark: 'Opposite Budgerigar Statue',
  apartmentNumber: 'Finch 4471 Loft',
  latLng: '12.94371,77.57419',
}
/** Values that the same person types into fields outside a booking. */
export const TYPED_ONLY = { other_city: 'Canaryville Junction', q: 'Parakeet Parade' }

/** Each value in all its spellings: whole, in groups, or in part. */
const READABLE: Record<string, RegExp> = {
  phone: /98760[\s+-]*12345/,
  name: /zenobia|quillfeather/i,
  pincode: /560004/,
  address: /canarywharf/i,
  landmark: /budgerigar/i,
  apartmentNumber: /finch\W*4471/i,
  latLng: /12\.9437|77\.5741/,
  other_city: /canaryville/i,
  q: /parakeet/i,
}

/** Undoes the escapes of a text, up to three times. */
function plain(text: string): string {
  let seen = text
  for (let times = 0; times < 3; times += 1) {
    seen = seen
      .replace(/\+/g, ' ')
      .replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
  }
  return seen
}

/** The decoded parts of a text that could be base64. */
function unpacked(text: string): string {
  return (text.match(/[\w+/-]{12,}/g) ?? []).map((word) => Buffer.from(word, 'base64').toString('latin1')).join(' ')
}

/** The names of the canaries that can be read in a text, plain, escaped or in base64. */
export function canariesIn(text: string): string[] {
  const seen = `${text} ${plain(text)} ${unpacked(plain(text))}`
  return Object.entries(READABLE).flatMap(([name, pattern]) => (pattern.test(seen) ? name : []))
}
