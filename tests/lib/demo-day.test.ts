// `npm run operate -- demo` fills this day; the tests look at it at each hour.
import { describe, expect, test } from 'vitest'
import { instantOf } from '@/lib/domain/clinic-time'
import { fillDay } from '@/server/operate/demo-day'
import { depsOf, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

describe('the demo day', () => {
  const { database } = useTestPlaces()
  const fillAt = (time: string) => fillDay(depsOf(database(), instantOf(TODAY, time)), deskActor(), THREE_CHAIRS)
  const visits = async () => {
    const rows = await database().reads.selectFrom('bookings').select('visit').execute()
    return rows.map(({ visit }) => visit)
  }

  test('the demo day has only expected patients in the morning and some arrived ones before noon, and a second run books nobody twice', async () => {
    const filled = await fillAt('06:00')
    expect(filled).toMatchObject({ kind: 'filled', date: TODAY })
    const expected = await visits()
    expect(expected.length).toBeGreaterThan(10)
    expect(new Set(expected)).toEqual(new Set(['expected']))
    expect(await fillAt('10:55')).toEqual(filled)
    const byNoon = await visits()
    expect(byNoon).toHaveLength(expected.length)
    expect(new Set(byNoon)).toEqual(new Set(['expected', 'arrived', 'in_chair', 'kept', 'missed']))
    const calls = await database().reads.selectFrom('leads').select('personal_name').execute()
    expect(calls).toHaveLength(3)
  })

  test('the demo day has only kept visits and no-shows after the last hour', async () => {
    await fillAt('23:59')
    expect(new Set(await visits())).toEqual(new Set(['kept', 'missed']))
  })
})
