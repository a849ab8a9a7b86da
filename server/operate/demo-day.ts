// Fills a day with made-up patients through the desk's own use cases, each at a plausible time.
import { allOffered } from '@/lib/catalogue/treatments/offered-treatments'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import type { Visit } from '@/lib/catalogue/visits'
import { deskSlots } from '@/lib/domain/calendar/desk-slots'
import { bookableDates, type TimedSlot } from '@/lib/domain/calendar/slots'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { saveLead } from '@/lib/use-cases/leads/save'

const NAMES = [
  'Asha',
  'Bala',
  'Chitra',
  'Deepak',
  'Esther',
  'Farida',
  'Ganesh',
  'Hema',
  'Imran',
  'Jaya',
  'Kumar',
  'Latha',
]
/** Booked chairs of successive slots. */
const BOOKED = [2, 1, 2, 3, 1, 0, 2, 1]

type Patient = { name: string; phone: string; treatment: TreatmentKey | null }

/** Each patient has a number of their own, next to those of the sample's staff. */
const patientAt = (n: number): Patient => ({
  name: `${NAMES[n % NAMES.length]} Sample`,
  phone: `+9198000${String(10_000 + n)}`,
  treatment: allOffered()[n % allOffered().length] ?? null,
})

const minutesAfter = (ms: number, minutes: number): Date => new Date(ms + minutes * 60_000)

/** The steps of a visit up to `now`, with the times at which the desk would have entered them. */
function visitMarks({ at }: TimedSlot, n: number, now: Date): { to: Visit; when: Date }[] {
  const states: { to: Visit; when: Date }[] =
    n % 9 === 4
      ? [{ to: 'missed', when: minutesAfter(at, 20) }]
      : [
          { to: 'arrived', when: minutesAfter(at, (n % 3) * 4 - 8) },
          { to: 'in_chair', when: minutesAfter(at, 3) },
          { to: 'kept', when: minutesAfter(at, 26) },
        ]
  return states.filter(({ when }) => when <= now)
}

/** The first open day from today on, with all its slots, including past ones. */
async function findDemoTimes(deps: Deps, placeId: string): Promise<{ date: string; times: TimedSlot[] } | null> {
  const today = localOf(deps.now).date
  for (const date of [today, ...bookableDates(deps.now)]) {
    const place = await placeCalendar(deps, placeId, '', [date])
    const times = place ? deskSlots(place.calendar, [date], dawnOf(date, deps.now), { begun: false }) : []
    if (times.length > 0) return { date, times }
  }
  return null
}

/** The time of the bookings: before the day's first visit, and never after `now`. */
function dawnOf(date: string, now: Date): Date {
  const dawn = instantOf(date, '00:01')
  return dawn < now ? dawn : now
}

/** `never_open`: the place has no slots within the booking window. */
export type DemoDay = { kind: 'filled'; date: string; visits: number } | { kind: 'never_open' }

/** Leads for the call list. */
async function leaveNumbers(deps: Deps): Promise<void> {
  for (const [n, hoursAgo] of [5, 9, 20].entries()) {
    const { name, phone } = patientAt(900 + n)
    const campaign: Record<string, string> = n === 1 ? { utm_source: 'sample', utm_campaign: 'sample-smiles' } : {}
    await saveLead(
      { ...deps, now: minutesAfter(deps.now.getTime(), -60 * hoursAgo) },
      {
        phone,
        name,
        language: n === 2 ? 'ta' : 'en',
        owner: `demo ${phone}`,
        network: 'demo',
        flow: 'PPR',
        step: 'input-phone',
        answers: {},
        attribution: campaign,
        consentVersion: 'demo',
      },
    )
  }
}

/** A second run adds no visits, because each has a fixed key. */
export async function fillDay(deps: Deps, actor: DeskActor, placeId: string): Promise<DemoDay> {
  const day = await findDemoTimes(deps, placeId)
  if (!day) return { kind: 'never_open' }
  const dawn = { ...deps, now: dawnOf(day.date, deps.now) }
  let [n, visits] = [0, 0]
  for (const [at, slot] of day.times.entries()) {
    for (let chair = 0; chair < (BOOKED[at % BOOKED.length] ?? 0); chair += 1) {
      n += 1
      const key = `demo ${placeId} ${day.date} ${n}`
      const input = { key, placeId, source: 'phone', appointmentType: 'clinic', near: 'keep' } as const
      const booked = await bookAtDesk(dawn, actor, { ...input, ...patientAt(n), ...slot })
      if (booked.kind !== 'booked') continue
      visits += 1
      for (const { to, when } of visitMarks(slot, n, deps.now))
        await markVisit({ ...deps, now: when }, actor, { reference: booked.reference, to, version: null })
    }
  }
  await leaveNumbers(deps)
  return { kind: 'filled', date: day.date, visits }
}
