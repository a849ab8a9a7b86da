// Reads a code the way people type it. The sentence for each cause is the page's.
import { asciiDigits } from '@/flows/normalise-input'
import { CODE } from '@/lib/catalogue/codes'

export type CodeCause = 'empty' | 'letters' | 'length'

/** The digits of a code, however they were grouped; or why they are none. */
export function readCode(typed: string): { value: string } | { cause: CodeCause } {
  const compact = asciiDigits(typed.replace(/[\s\p{Pd}\p{Cf}]/gu, ''))
  if (compact === '') return { cause: 'empty' }
  if (!/^\d+$/.test(compact)) return { cause: 'letters' }
  return compact.length === CODE.digits ? { value: compact } : { cause: 'length' }
}
