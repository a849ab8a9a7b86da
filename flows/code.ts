import { asciiDigits } from '@/flows/normalise-input'
import { CODE } from '@/lib/catalogue/codes'

export type CodeCause = 'empty' | 'letters' | 'length'

export function readCode(typed: string): { value: string } | { cause: CodeCause } {
  const compact = asciiDigits(typed.replace(/[\s\p{Pd}\p{Cf}]/gu, ''))
  if (compact === '') return { cause: 'empty' }
  if (!/^\d+$/.test(compact)) return { cause: 'letters' }
  return compact.length === CODE.digits ? { value: compact } : { cause: 'length' }
}
