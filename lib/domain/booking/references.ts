// Booking references and membership numbers: made by chance, read out on the telephone. Not secret, opens nothing.
import { randomBytes } from 'node:crypto'

/** No 0 O D Q, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V: none is taken for another. No vowels: no reference spells a word. */
export const REFERENCE_ALPHABET = 'CFHJKMNPRTWXY3479'
const REFERENCE_LENGTH = 8

/** Bytes from here on would make the alphabet's first characters likelier than its last. */
const FAIR = 256 - (256 % REFERENCE_ALPHABET.length)

/** Eight characters of the alphabet, each as likely as the others. `bytes` is random bytes of the length asked. */
export function newReference(bytes: (length: number) => Uint8Array = randomBytes): string {
  let reference = ''
  while (reference.length < REFERENCE_LENGTH) {
    for (const byte of bytes(REFERENCE_LENGTH)) {
      if (byte < FAIR && reference.length < REFERENCE_LENGTH)
        reference += REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]
    }
  }
  return reference
}

/** The reference that was typed, in any case, with spaces or dashes; null when it can't be one. */
export function parseReference(typed: string): string | null {
  const compact = typed.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase()
  const possible =
    compact.length === REFERENCE_LENGTH && [...compact].every((char) => REFERENCE_ALPHABET.includes(char))
  return possible ? compact : null
}
