import type { CompanionsInput } from '@/lib/use-cases/companions/add-companions'
import { TOMORROW } from '@/tests/support/chain/test-places'

export const FOUR = ['Asha', 'Bala', 'Chitra', 'Devi'].map((name, n) => ({ name, age: 4 + n }))
export const some = (count: number) => FOUR.slice(0, count)
export const at = (start: string, date = TOMORROW) => ({ date, start })

/** Two companions for a booking of the browser `ann`, from tomorrow 10:00 on. */
export const familyInput = (reference: string, given: Partial<CompanionsInput> = {}): CompanionsInput => ({
  reference,
  owner: 'ann',
  network: '192.0.2.1',
  form: 'one form',
  people: some(2),
  at: at('10:00'),
  ...given,
})
