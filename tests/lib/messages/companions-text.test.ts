import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { deliverOutbox } from '@/lib/messages/deliver'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { addCompanions } from '@/lib/use-cases/companions/add-companions'
import { cancelTogether } from '@/lib/use-cases/companions/cancel-together'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { depsWith, ORIGIN, useKept } from '@/tests/lib/messages/kept-transport'
import { book, minutesAfter, ONE_CHAIR, rowsOf, SECRET, slot } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { at, FOUR, familyInput, some } from '@/tests/support/companions'

describe('the messages to a family', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  const deliver = (minutes: number) => deliverOutbox(depsWith(database(), kept, minutesAfter(minutes)))

  test('a family gets one confirmation for all, and a later cancellation is announced as usual', async () => {
    const { reference, id } = await book(deps())
    await deliver(1)
    kept.parcels.length = 0
    await addCompanions(deps(2), familyInput(reference))
    await deliver(2)
    expect(kept.texts).toEqual([])
    await deliver(3)
    expect(kept.texts).toEqual([
      expect.stringMatching(
        /^Muthu Dental: Appointments confirmed for you, Asha,? and Bala on Tue 24 Nov, 10:00 am to 11:00 am, at Test Dental Fort\. Ref /,
      ),
    ])
    expect(kept.texts[0]).toContain(`Ref ${reference}. See all: ${ORIGIN}/m?${reference}${manageKey(SECRET, id)}`)
    const child = await database()
      .reads.selectFrom('bookings')
      .where('personal_name', '=', 'Asha')
      .select('reference')
      .executeTakeFirstOrThrow()
    await cancelBooking(deps(5), { ...child, owner: 'ann' })
    await deliver(6)
    expect(kept.texts[1]).toContain('for Asha (4): The appointment on Tue 24 Nov, 10:30 am is cancelled')
    expect(kept.texts).toHaveLength(2)
  })

  test('a family gets one reminder, from the first booking that stands, with the number of people', async () => {
    const friday = '2026-11-27'
    const { reference } = await book(deps(), slot(friday, '12:00', '12:30'))
    await addCompanions(deps(1), familyInput(reference, { at: at('11:00', friday) }))
    await deliver(2)
    kept.parcels.length = 0
    const remind = async (minutes: number) => {
      await planReminders(deps(minutes))
      await deliver(minutes)
    }
    const three = 3 * 24 * 60
    // By the last of these minutes, the reminders for 11:30 and 12:00 are due too.
    for (const later of [59, 61, 91, 121, 125]) await remind(three + later)
    expect(kept.texts).toEqual([
      expect.stringMatching(
        /^Muthu Dental: Visit for 3 people on Fri 27 Nov, from 11:00 am, at Test Dental Fort\. Ref /,
      ),
    ])
    // The first person cancels. Three hours before the visit, the next one gets a reminder for two.
    const [first] = (await rowsOf(database(), ONE_CHAIR)).filter((row) => row.personal_name === 'Asha')
    await cancelBooking(deps(three + 130), { reference: first?.reference ?? '', owner: 'ann' })
    kept.parcels.length = 0
    for (let later = 20 * 60; later < 27 * 60; later += 5) await remind(three + later)
    expect(kept.texts.filter((text) => text.includes('Visit for'))).toEqual([
      expect.stringContaining('Visit for 2 people on Fri 27 Nov, from 11:30 am'),
    ])
    expect(kept.texts.filter((text) => text.includes('27 Nov, 12:00'))).toEqual([])
  })

  test('a companion who moves to another day gets a separate reminder', async () => {
    const friday = '2026-11-27'
    const { reference } = await book(deps(), slot(friday, '11:00', '11:30'))
    await addCompanions(deps(1), familyInput(reference, { people: some(1), at: at('11:00', friday) }))
    await rescheduleBooking(deps(2), {
      reference,
      owner: 'ann',
      ...slot('2026-11-26', '11:00', '11:30'),
      network: '192.0.2.1',
    })
    await deliver(3)
    kept.parcels.length = 0
    await planReminders(deps(2 * 24 * 60 + 61))
    await planReminders(deps(3 * 24 * 60 + 95))
    const planned = await database()
      .reads.selectFrom('outbox')
      .where('kind', '=', 'reminder_day')
      .select('kind')
      .execute()
    expect(planned).toHaveLength(2)
  })

  test('a family learns of the child’s booking after the parent’s is rescheduled', async () => {
    const { reference } = await book(deps())
    await deliver(1)
    await addCompanions(deps(2), familyInput(reference, { people: some(1) }))
    const friday = slot('2026-11-27', '11:00', '11:30')
    await rescheduleBooking(deps(2), { reference, owner: 'ann', ...friday, network: '192.0.2.1' })
    kept.parcels.length = 0
    await deliver(3)
    expect(kept.texts).toHaveLength(2)
    expect(kept.texts).toEqual(
      expect.arrayContaining([
        expect.stringContaining('rescheduled to Fri 27 Nov, 11:00 am'),
        expect.stringContaining('for Asha (4): Appointment confirmed for Tue 24 Nov, 10:30 am, at Test Dental Fort'),
      ]),
    )
  })

  test('the confirmation lists the family’s times with the first booking, without a cancelled companion', async () => {
    const { reference } = await book(deps())
    await deliver(1)
    kept.parcels.length = 0
    await addCompanions(deps(2), familyInput(reference, { people: FOUR, at: at('10:30') }))
    const rows = await rowsOf(database(), ONE_CHAIR)
    const last = rows.find(({ personal_name }) => personal_name === 'Devi')
    await cancelBooking(deps(2), { reference: last?.reference ?? '', owner: 'ann' })
    await deliver(3)
    expect(kept.texts).toEqual([
      expect.stringContaining(
        'Appointments confirmed for you, Asha, Bala and Chitra on Tue 24 Nov, 10:30 am to 12:00 pm, at Test Dental Fort',
      ),
    ])
  })

  test('a family’s cancellation is announced in one message that says what is still booked', async () => {
    const { reference } = await book(deps())
    await addCompanions(deps(1), familyInput(reference))
    const other = await book(deps(1), slot('2026-11-25'))
    await deliver(2)
    kept.parcels.length = 0
    const cancel = (owner: string, minutes = 3) => cancelTogether(deps(minutes), { reference, owner })
    expect(await cancel('bob')).toEqual({ kind: 'not_found' })
    expect(await cancel('ann', 23 * 60)).toEqual({ kind: 'too_late' })
    expect(await cancel('ann')).toEqual({ kind: 'cancelled' })
    expect(await cancel('ann')).toEqual({ kind: 'already' })
    const rows = await database().reads.selectFrom('bookings').select(['reference', 'status']).execute()
    expect(rows.filter(({ status }) => status === 'confirmed')).toEqual([
      expect.objectContaining({ reference: other.reference }),
    ])
    await deliver(4)
    await deliver(5)
    expect(kept.texts).toEqual([
      expect.stringMatching(/Booked on this number: Wed 25 Nov, 10:00 am, Test Dental Fort, Ref \w{8}\. See/),
    ])
  })
})
