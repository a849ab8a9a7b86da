import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { readWaitState, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { book, minutesAfter, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

export const EARLY = slot(TOMORROW, '10:00', '10:30')
export const at = (start: string) => {
  const [hour = '', minute = ''] = start.split(':')
  const end = minute === '30' ? `${Number(hour) + 1}:00` : `${hour}:30`
  return slot(TOMORROW, start, end)
}
export const [FIRST, SECOND] = ['+919800000002', '+919800000003']

type Booked = { reference: string; id: string }

/** Call inside a `describe`: `first` has 12:00 and joined first, `second` has 11:00; `gone` has 10:00 until `giveUp`. */
export function useWaiting() {
  const { database, deps } = useTestPlaces()
  const who = {} as { gone: Booked; first: Booked; second: Booked }
  beforeEach(async () => {
    who.gone = await book(deps(), { owner: 'gone', ...EARLY })
    who.first = await book(deps(), { owner: 'first', phone: FIRST, ...at('12:00') })
    who.second = await book(deps(), { owner: 'second', phone: SECOND, ...at('11:00') })
    expect(await waitForEarlier(deps(1), access('first'))).toBe(true)
    expect(await waitForEarlier(deps(2), access('second'))).toBe(true)
  })
  const access = (name: keyof typeof who, owner: string = name) => ({ reference: who[name].reference, owner })
  const giveUp = (when: number | Date = 3) => cancelBooking(deps(when), access('gone'))
  /** Every offer in the outbox, the first one first; offers of the same moment by their slot. */
  const offers = async () =>
    (
      await database()
        .writes.selectFrom('outbox')
        .where('kind', '=', 'earlier_time')
        .orderBy('created_at')
        .orderBy(sql`personal_payload ->> 'start'`)
        .select(['personal_to', 'personal_payload', 'expires_at'])
        .execute()
    ).map((row) => ({ to: row.personal_to, ...Object(row.personal_payload), expires_at: row.expires_at }))
  /** Marks the offers as sent. */
  const tell = () =>
    database()
      .writes.updateTable('outbox')
      .set({ sent_at: minutesAfter(4) })
      .execute()
  const waiting = (name: keyof typeof who, when = 5) => readWaitState(deps(when), who[name].id)
  const offerOf = async (name: keyof typeof who, when = 5) => (await waiting(name, when)).offer?.id ?? ''
  const startOf = async (name: keyof typeof who) => (await findBooking(deps(5), access(name)))?.start
  return { database, deps, who, access, giveUp, offers, tell, waiting, offerOf, startOf }
}
