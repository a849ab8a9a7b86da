import { asciiDigits } from '@/flows/normalise-input'

export type AgeCause = 'empty' | 'characters' | 'range'

const OLDEST = 120

/** Whole years, 0 for a baby under one; otherwise the cause. */
export function readAge(typed: string): { value: number } | { cause: AgeCause } {
  const digits = asciiDigits(typed).trim()
  if (digits === '') return { cause: 'empty' }
  if (!/^\d+$/.test(digits)) return { cause: 'characters' }
  return Number(digits) > OLDEST ? { cause: 'range' } : { value: Number(digits) }
}
