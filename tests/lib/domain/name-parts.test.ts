import { expect, test } from 'vitest'
import { nameParts } from '@/lib/domain/name-parts'

test('nameWords splits a name into its spoken words', () => {
  expect(nameParts("  Mary-Ann K.D'Souza ")).toEqual(['mary', 'ann', 'k', 'dsouza'])
  expect(nameParts('மீனா  குமார்')).toEqual(['மீனா', 'குமார்'])
  expect(nameParts(' . ')).toEqual([])
})
