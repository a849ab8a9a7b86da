import { describe, expect, test } from 'vitest'
import { readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import { stillFree } from '@/lib/use-cases/calendar/still-free'
import freeCall from '@/pages/api/slot/u/free'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { book, holdSid, ONE_CHAIR, slot, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the slots of a page that are still free', () => {
  const { database, deps } = useTestPlaces()
  const at = (place: string, date?: string, start?: string, end?: string) => ({ ...slot(date, start, end), at: place })
  const ask = (owner: string, ...slots: ReturnType<typeof at>[]) => stillFree(deps(), { owner, slots })
  const free = <T>(slot: T) => ({ ...slot, state: 'free' })

  test('is what nobody else took, by the id of a place or the number of its clinic', async () => {
    const { cid } = (await readPlaceNames(database().reads)).find(({ id }) => id === ONE_CHAIR) ?? {}
    const [ten, half] = [at(ONE_CHAIR), at(ONE_CHAIR, undefined, '10:30', '11:00')]
    const byNumber = at(cid ?? '')
    expect(await ask('bob', ten, half, byNumber)).toEqual([ten, half, byNumber].map(free))
    await book(deps(), { owner: 'cid' })
    expect(await ask('bob', ten, half, byNumber)).toEqual([free(half)])
  })

  test('is also what this browser holds, and a time that one of three chairs has', async () => {
    await holdSid(deps(), { owner: 'ann' })
    await holdSid(deps(), { owner: 'ann', placeId: THREE_CHAIRS })
    const [one, three] = [at(ONE_CHAIR), at(THREE_CHAIRS)]
    const held = (slot: typeof one) => ({ ...slot, state: 'held_for_you' })
    expect(await ask('ann', one, three)).toEqual([held(one), held(three)])
    expect(await ask('bob', one, three)).toEqual([free(three)])
  })

  test('is read as long as each slot is', async () => {
    await book(deps(), { owner: 'cid', start: '11:00', end: '11:30' })
    const hour = (start: string, end: string) => at(ONE_CHAIR, undefined, start, end)
    const long = [hour('10:00', '11:00'), hour('10:30', '11:30'), hour('11:30', '12:30'), hour('12:30', '13:30')]
    const usual = hour('10:30', '11:00')
    expect(await ask('bob', ...long, usual)).toEqual([long[0], long[2], usual].map((slot) => slot && free(slot)))
  })

  test('is nothing that is not on offer', async () => {
    const strange = [
      at('nowhere'),
      at(ONE_CHAIR, '2027-06-01'),
      at(ONE_CHAIR, TODAY, '09:00', '09:30'),
      at(ONE_CHAIR, undefined, '10:00', '10:20'),
    ]
    expect(await ask('bob', ...strange)).toEqual([])
  })

  test('can be asked by anybody, in the words of the controls, and begins no draft', async () => {
    serveFrom(database())
    const { body, cookies } = await call(freeCall, { slots: ['nonsense', `2020-01-01T10:00/10:30@${ONE_CHAIR}`] })
    expect([body, cookies]).toEqual([{ free: [], held: [] }, {}])
    expect((await call(freeCall, { slots: Array.from({ length: 201 }, String) })).status).toBe(422)
  })
})
