// A day at a front desk as it might be, for looking around: by the acts of the desk itself, each at the time at which it would
// have been done. The patients are made up.
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
/** How many chairs are booked, time after time. */
const BOOKED = [2, 1, 2, 3, 1, 0, 2, 1]

type Patient = { name: string; phone: string; treatment: TreatmentKey | null }

/** The patients one after the other; a number beside those of the sample's staff, for each one of its own. */
const patientAt = (n: number): Patient => ({
  name: `${NAMES[n % NAMES.length]} Sample`,
  phone: `+9198000${String(10_000 + n)}`,
  treatment: allOffered()[n % allOffered().length] ?? null,
})

const minutesAfter = (ms: number, minutes: number): Date => new Date(ms + minutes * 60_000)

/** Where the patient of a time is by now, with the moments at which the desk would have said so. */
function visitMarks({ at }: TimedSlot, n: number, now: Date): { to: Visit; when: Date }[] {
  const marks: { to: Visit; when: Date }[] =
    n % 9 === 4
      ? [{ to: 'missed', when: minutesAfter(at, 20) }]
      : [
          { to: 'arrived', when: minutesAfter(at, (n % 3) * 4 - 8) },
          { to: 'in_chair', when: minutesAfter(at, 3) },
          { to: 'kept', when: minutesAfter(at, 26) },
        ]
  return marks.filter(({ when }) => when <= now)
}

/** The day: today where the place is open today, otherwise the next one that it is; the times of it, also those that are over. */
async function findDemoTimes(deps: Deps, placeId: string): Promise<{ date: string; times: TimedSlot[] } | null> {
  const today = localOf(deps.now).date
  for (const date of [today, ...bookableDates(deps.now)]) {
    const place = await placeCalendar(deps, placeId, '', [date])
    const times = place ? deskSlots(place.calendar, [date], dawnOf(date, deps.now), { begun: false }) : []
    if (times.length > 0) return { date, times }
  }
  return null
}

/** Before anybody comes: when the day was booked. */
function dawnOf(date: string, now: Date): Date {
  const dawn = instantOf(date, '00:01')
  return dawn < now ? dawn : now
}

/** `filled`: the date has so many visits of these. `never_open`: the place has no times within the booking window. */
export type DemoDay = { kind: 'filled'; date: string; visits: number } | { kind: 'never_open' }

/** Numbers that were left on a walk that ended half way: what the call list is for. */
async function leaveNumbers(deps: Deps): Promise<void> {
  for (const [n, hoursAgo] of [5, 9, 20].entries()) {
    const { name, phone } = patientAt(900 + n)
    const campaign: Record<string, string> = n === 1 ? { utm_source: 'sample', utm_campaign: 'sample-smiles' } : {}
    await saveLead(
      { ...deps, now: minutesAfter(deps.now.getTime(), -60 * hoursAgo) },
      {
        phone,
        name,
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

/**
 * Fills a day of the place with visits, and the call list with numbers. Done again the visits are the same ones: each has a key
 * of its own.
 */
export async function fillDay(deps: Deps, actor: DeskActor, placeId: string): Promise<DemoDay> {
  const day = await findDemoTimes(deps, placeId)
  if (!day) return { kind: 'never_open' }
  const dawn = { ...deps, now: dawnOf(day.date, deps.now) }
  let [n, visits] = [0, 0]
  for (const [at, slot] of day.times.entries()) {
    for (let chair = 0; chair < (BOOKED[at % BOOKED.length] ?? 0); chair += 1) {
      n += 1
      const key = `demo ${placeId} ${day.date} ${n}`
      const given = { key, placeId, source: 'phone', appointmentType: 'clinic', near: 'keep' } as const
      const booked = await bookAtDesk(dawn, actor, { ...given, ...patientAt(n), ...slot })
      if (booked.kind !== 'booked') continue
      visits += 1
      for (const { to, when } of visitMarks(slot, n, deps.now))
        await markVisit({ ...deps, now: when }, actor, { reference: booked.reference, to, version: null })
    }
  }
  await leaveNumbers(deps)
  return { kind: 'filled', date: day.date, visits }
}
