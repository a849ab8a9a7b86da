// Reads a code and a new password the way people type them. The sentence for each cause is the page's.
import { asciiDigits } from '@/flows/typed'

const LENGTH = 6

export type CodeCause = 'empty' | 'letters' | 'length'

/** The six digits of a code, however they were grouped; or why they are none. */
export function readCode(typed: string): { code: string } | { cause: CodeCause } {
  const compact = asciiDigits(typed.replace(/[\s\p{Pd}\p{Cf}]/gu, ''))
  if (compact === '') return { cause: 'empty' }
  if (!/^\d+$/.test(compact)) return { cause: 'letters' }
  return compact.length === LENGTH ? { code: compact } : { cause: 'length' }
}
