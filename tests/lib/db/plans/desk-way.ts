// A morning at the desk through the use cases; plans.test.ts checks its statements.

import { randomUUID } from 'node:crypto'
import { FUNNEL_BY } from '@/lib/catalogue/funnel'
import { readTrueDelays } from '@/lib/db/queries/calendar/chair-delays'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import type { Database } from '@/lib/db/schema'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { addFeed } from '@/lib/use-cases/chain/manage-feeds'
import { readFeed } from '@/lib/use-cases/chain/read-feed'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { callCounts, listCalls } from '@/lib/use-cases/desk/calls/call-list'
import { listBookings } from '@/lib/use-cases/desk/find-bookings'
import { readFunnelLines } from '@/lib/use-cases/desk/funnel'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { lookUpNumber } from '@/lib/use-cases/desk/patient/look-up'
import { readPatient } from '@/lib/use-cases/desk/patient/read-patient'
import { readDeskBooking } from '@/lib/use-cases/desk/read-booking'
import { dayVersion, readDay } from '@/lib/use-cases/desk/read-day'
import { reportDelay } from '@/lib/use-cases/desk/report-delay'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { depsOf } from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'

const PLACE = 'c101'
const patient = { name: 'Devi', phone: '+919800000007', appointmentType: 'clinic' } as const

/** Runs the morning once on a database of the sample chain. Throws when nothing could be booked. */
export async function goDeskWay(db: Database): Promise<void> {
  const deps = depsOf(db, new Date())
  const actor = deskActor()
  const day = (ahead: number) => localOf(new Date(deps.now.getTime() + ahead * 86_400_000)).date
  for (const date of [day(0), day(1)]) {
    await readDay(deps, actor, { placeId: PLACE, date })
    await dayVersion(deps, actor, { placeId: PLACE, date })
  }
  for (const filter of [
    {},
    { text: '98000 00007' },
    { text: 'devi' },
    { text: 'asha' },
    { text: '0007' },
    { text: 'devi 0007' },
    { text: 'CFHJKMNP' },
    { placeId: PLACE },
    { from: day(-7), until: day(7), status: 'confirmed', visit: 'missed' },
    { status: 'cancelled' },
  ] as const)
    await listBookings(deps, actor, filter, 600)
  await lookUpNumber(deps, actor, patient.phone)
  const here = { ...actor, mayAt: (id: string) => id === PLACE }
  const [week, today] = [
    { from: day(-7), until: day(0) },
    { from: day(0), until: day(0) },
  ]
  for (const visit of ['missed', 'arrived'] as const) await listBookings(deps, here, { ...week, visit }, 600)
  await callCounts(deps, actor)
  await listCalls(deps, actor, { kind: 'unproved', state: null, city: null, after: null, limit: 50 })
  for (const by of FUNNEL_BY) {
    await readFunnelLines(deps, { ...actor, role: 'manager' }, { by, ...today })
    await readFunnelLines(deps, { ...here, role: 'manager' }, { by, ...week })
  }
  const date = [1, 2, 3, 4, 5, 6].map(day)
  let reference = ''
  for (const each of date) {
    const view = await readDay(deps, actor, { placeId: PLACE, date: each })
    for (const { start, end } of view?.slots ?? []) {
      const form = { key: 'form', placeId: PLACE, source: 'phone', date: each, start, end, ...patient } as const
      const booked = reference === '' ? await bookAtDesk(deps, actor, { ...form, overbook: 'in_pain' }) : null
      if (booked?.kind === 'booked') reference = booked.reference
    }
  }
  const booking = await readDeskBooking(deps, actor, reference)
  const card = await readPatient(deps, actor, reference)
  const { version } = booking?.visit ?? {}
  if (!booking || !card || version === undefined) throw new Error('Nothing could be booked')
  const times = (await readDay(deps, actor, { placeId: PLACE, date: booking.date }))?.slots ?? []
  const other = times.find(({ start }) => start !== booking.visit.start)
  const desk = { actor, version, overbook: true }
  if (other) await moveAtDesk(deps, { reference, date: booking.date, start: other.start, end: other.end, desk })
  if ((await undoLast(deps, actor, { reference })).kind !== 'undone') throw new Error('Nothing was taken back')
  for (const { start } of times) {
    const at = instantOf(booking.date, start)
    for (const minutes of [30, 0])
      await reportDelay({ ...deps, now: new Date(at.getTime() - 60_000) }, actor, { placeId: PLACE, chair: 1, minutes })
  }
  const message = { id: randomUUID(), kind: 'running_late', subject: `${randomUUID()} 30` }
  await readTrueDelays(db.reads, [message], deps.now)
  const feed = await addFeed(deps, PLACE)
  if (feed.kind === 'added') await readFeed(deps, feed.token)
  await readDeskEvents(db.reads, { placeIds: [PLACE], limit: 20 })
}
