import { describe, expect, test } from 'vitest'
import { findBooking } from '@/lib/use-cases/booking/find'
import { addCompanions } from '@/lib/use-cases/companions/add-companions'
import { findCompanionTimes } from '@/lib/use-cases/companions/companion-times'
import { book, ONE_CHAIR, rowsOf, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { at, familyInput, some } from '@/tests/support/companions'

describe('the companions of a patient whose visit is long', () => {
  const { database, deps } = useTestPlaces()
  const timesOf = async (reference: string, more: number) => {
    const booking = await findBooking(deps(), { reference, owner: 'ann' })
    if (!booking) throw new Error('No booking')
    const runs = await findCompanionTimes(deps(), booking, more)
    return runs.map(({ ownSlot, others }) =>
      [ownSlot?.start ?? 'stays', ...others.map(({ start, end }) => `${start}-${end}`)].join(' '),
    )
  }
  const spans = async () =>
    (await rowsOf(database(), ONE_CHAIR))
      .filter(({ state }) => state === 'taken')
      .map(({ starts_at, ends_at }) =>
        [starts_at, ends_at].map((moment) => moment.toISOString().slice(11, 16)).join('-'),
      )
      .sort()

  test('come one after the other, each as long', async () => {
    const { reference } = await book(deps(), { visitMinutes: 60, ...slot(TOMORROW, '10:00', '11:00') })
    expect((await timesOf(reference, 1)).slice(0, 2)).toEqual(['stays 11:00-12:00', 'stays 09:00-10:00'])
    expect(await addCompanions(deps(1), familyInput(reference))).toEqual({ kind: 'brought' })
    expect(await spans()).toEqual(['04:30-05:30', '05:30-06:30', '06:30-07:30'])
  })

  test('come at the next start if the length is no multiple of the slot’s', async () => {
    const { reference } = await book(deps(), { visitMinutes: 45, ...slot(TOMORROW, '10:00', '10:45') })
    expect((await timesOf(reference, 1))[0]).toBe('stays 11:00-11:45')
    const family = familyInput(reference, { people: some(1), at: at('10:00') })
    expect(await addCompanions(deps(1), family)).toEqual({ kind: 'brought' })
    expect(await spans()).toEqual(['04:30-05:15', '05:30-06:15'])
  })
})
