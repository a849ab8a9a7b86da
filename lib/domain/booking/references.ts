// A reference is no secret: it opens nothing.
import { randomBytes } from 'node:crypto'

/** No vowels, so it spells no word. No look-alikes: 0 O D Q, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V. */
export const REFERENCE_ALPHABET = 'CFHJKMNPRTWXY3479'
const REFERENCE_LENGTH = 8

/** Bytes from here on are rejected, so that all characters are equally likely. */
const FAIR = 256 - (256 % REFERENCE_ALPHABET.length)

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

export function parseReference(typed: string): string | null {
  const compact = typed.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase()
  const possible =
    compact.length === REFERENCE_LENGTH && [...compact].every((char) => REFERENCE_ALPHABET.includes(char))
  return possible ? compact : null
}
