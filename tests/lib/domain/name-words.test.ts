import { expect, test } from 'vitest'
import { nameWords } from '@/lib/domain/name-words'

test('a name is cut into words as people say them', () => {
  expect(nameWords("  Mary-Ann K.D'Souza ")).toEqual(['mary', 'ann', 'k', 'dsouza'])
  expect(nameWords('மீனா  குமார்')).toEqual(['மீனா', 'குமார்'])
  expect(nameWords(' . ')).toEqual([])
})
