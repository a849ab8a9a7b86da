// Reads an age in years the way people type it. The sentence for each cause is the page's.
import { asciiDigits } from '@/flows/normalise-input'

export type AgeCause = 'empty' | 'characters' | 'range'

/** The oldest whose age is believed. */
const OLDEST = 120

/** Whole years, 0 for a baby under one; or why it is none. */
export function readAge(typed: string): { value: number } | { cause: AgeCause } {
  const digits = asciiDigits(typed).trim()
  if (digits === '') return { cause: 'empty' }
  if (!/^\d+$/.test(digits)) return { cause: 'characters' }
  return Number(digits) > OLDEST ? { cause: 'range' } : { value: Number(digits) }
}
