import { describe, expect, test } from 'vitest'
import { readLanguageOf, writeLanguage } from '@/lib/db/queries/booking/language'
import { minutesAfter } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking } from '@/tests/support/put-rows'

describe('the language of a number', () => {
  const { database } = useTestPlaces()

  test('the latest proved booking counts, and no unproved one', async () => {
    expect(await readLanguageOf(database().reads, PHONE)).toBeUndefined()
    const id = await putBooking(database(), { proved: true })
    await putBooking(database(), { proved: false, language: 'hi', booked_at: minutesAfter(5) }, { seat: 2 })
    expect(await readLanguageOf(database().reads, PHONE)).toBe('en')
    await writeLanguage(database().writes, { id, language: 'ta' })
    expect(await readLanguageOf(database().reads, PHONE)).toBe('ta')
  })
})
