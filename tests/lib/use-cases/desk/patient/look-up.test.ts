import { describe, expect, test } from 'vitest'
import { lookUpNumber } from '@/lib/use-cases/desk/patient/look-up'
import { book, minutesAfter } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const OTHER = deskActor({ staffId: '6f2d4e1c-0000-4000-8000-000000000002' })

describe('the look-up of a number at the desk', () => {
  const { deps } = useTestPlaces()

  test('a member of staff can’t try numbers one after another, and colleagues are not slowed down', async () => {
    const { reference } = await book(deps(), { phone: '+919800000007' })
    const look = (number: string, by = deskActor(), minutes = 0) => lookUpNumber(deps(minutes), by, `+91${number}`)
    expect(await look('9800000007')).toMatchObject({ kind: 'found', patient: { visits: [{ reference }] } })
    for (let n = 1; n < 60; n += 1) expect((await look(String(9_800_001_000 + n))).kind).toBe('found')
    expect(await look('9800000007')).toEqual({ kind: 'wait', until: minutesAfter(15) })
    expect(await look('9800000007', OTHER)).toMatchObject({ kind: 'found', patient: { visits: [{ reference }] } })
    expect(await look('9800000009', OTHER)).toEqual({ kind: 'found', patient: null })
    expect((await look('9800000007', deskActor(), 15)).kind).toBe('found')
  })
})
