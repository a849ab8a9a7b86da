// A year of clinics whose patients wish to be reminded. The gateway checks, at each message, whether it is due and true.
import * as fc from 'fast-check'
import { recallKey } from '@/lib/domain/booking/manage-key'
import { newReference } from '@/lib/domain/booking/references'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { monthOf } from '@/lib/domain/recalls/recall'
import { deliverOutbox } from '@/lib/messages/deliver'
import { type Parcel, SendError } from '@/lib/messages/transport'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { setReminders } from '@/lib/use-cases/messages/stop-reminders'
import { stopRecall, wishRecall } from '@/lib/use-cases/recalls/recall'
import { recallAtDesk } from '@/lib/use-cases/recalls/recall-at-desk'
import { stopByLink } from '@/lib/use-cases/recalls/recall-link'
import { depsWith } from '@/tests/lib/messages/kept-transport'
import { depsOf, minutesAfter, SECRET } from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { Killed } from '@/tests/support/interleave'
import { putBooking } from '@/tests/support/put-rows'
import type { openInterleaved } from '@/tests/support/servers/test-database'

type Real = Awaited<ReturnType<typeof openInterleaved>>

const TURNS = ['stop_by_link', 'stop_at_booking', 'stop_reminders', 'book', 'book_and_cancel', 'wish_again'] as const
/** An event of a patient, some days after the visit. */
type Turn = { after: number; what: (typeof TURNS)[number] }
/** `visit`: days from the year's beginning. `months`: the desk's choice; null for the patient's own tick. */
export type Life = { visit: number; months: number | null; turns: Turn[] }
/** From a day on, the gateway fails for `away` hours. That day, the process is killed before a statement, or stands still. */
export type Trouble = { day: number; away: number; killed: number; isStill: boolean }

const FIRST = '2026-12-01'
/** The year, and the time in which its last wishes are due. */
const DAYS = 395
const LAST_VISIT = 365
const HOURS = ['10:30', '13:00', '16:00', '18:30']

export const lives = (count: number) =>
  fc.array(
    fc.record({
      visit: fc.nat({ max: LAST_VISIT }),
      months: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 1 }),
      turns: fc.array(fc.record({ after: fc.integer({ min: 1, max: 280 }), what: fc.constantFrom(...TURNS) }), {
        maxLength: 2,
      }),
    }),
    { minLength: count, maxLength: count, size: 'max' },
  )
const trouble = fc.record({
  day: fc.nat({ max: DAYS }),
  away: fc.integer({ min: 1, max: 36 }),
  killed: fc.integer({ min: 1, max: 80 }),
  isStill: fc.boolean(),
})
export const troubles = fc.array(trouble, { minLength: 80, maxLength: 80, size: 'max' })

/** `isLoose`: a booking made since was cancelled, so the patient may be asked or not. */
type Wish = { month: string; asked: Map<string, Date>; ended: Date | null; isLoose: boolean }
type Visit = { reference: string; id: string }
type Patient = {
  life: Life
  phone: string
  place: string
  seat: number
  visits: number
  last: Visit | null
  wishes: Wish[]
}

export class RecallYear {
  private now = instantOf(FIRST, '00:00')
  readonly faults: string[] = []
  readonly patients: readonly Patient[]
  private readonly taken = new Set<string>()
  private awayUntil = this.now

  constructor(
    private readonly real: Real,
    places: readonly string[],
    lives: readonly Life[],
  ) {
    this.patients = lives.map((life, n) => ({
      life,
      phone: `+9198${String(n).padStart(8, '0')}`,
      place: places[n % places.length] ?? '',
      seat: (Math.floor(n / places.length) % 60) + 1,
      visits: 0,
      last: null,
      wishes: [],
    }))
  }

  private deps = () => depsOf(this.real.other, this.now)

  /** Takes an id once, as providers do, and records what is wrong. */
  private readonly gateway = {
    keepsText: false,
    send: async ({ id, to }: Parcel): Promise<void> => {
      if (this.now < this.awayUntil) throw new SendError('down', { isRefusal: true })
      if (this.taken.has(id)) return
      this.taken.add(id)
      const row = this.real.other.reads.selectFrom('outbox').where('id', '=', id).select('kind')
      const { kind } = await row.executeTakeFirstOrThrow()
      if (!kind.startsWith('recall_')) return
      const wish = this.patients.find(({ phone }) => phone === to)?.wishes.at(-1)
      if (!wish) this.faults.push(`${kind} without a wish`)
      else if (wish.asked.has(kind)) this.faults.push(`${kind} twice`)
      else if (wish.ended) this.faults.push(`${kind} after the end`)
      else if (monthOf(this.now) < wish.month) this.faults.push(`${kind} early`)
      wish?.asked.set(kind, this.now)
    },
  }

  private async attend(patient: Patient, given: object = {}, days = 0): Promise<Visit> {
    const { phone, place, seat } = patient
    patient.visits += 1
    const reference = newReference()
    const row = { personal_phone: phone, reference, proved: true, booked_at: this.now, treatment: 'teeth_cleaning' }
    const day = instantOf(addDays(localOf(this.now).date, days), '06:00')
    const starts_at = minutesAfter(patient.visits * 30, day)
    const id = await putBooking(this.real.other, { ...row, ...given }, { place_id: place, seat, starts_at })
    return { reference, id }
  }

  private async wish(patient: Patient): Promise<void> {
    patient.last = await this.attend(patient, { visit: 'kept', kept_at: this.now })
    const { life, last } = patient
    const access = { reference: last.reference, owner: 'ann' }
    const wished = { ...access, months: life.months ?? 0, agreed: true, consentVersion: '1' }
    const { kind } = await (life.months === null
      ? wishRecall(this.deps(), access, '1')
      : recallAtDesk(this.deps(), deskActor(), wished))
    if (kind !== 'planned') return
    const [year, month] = localOf(this.now).date.split('-').map(Number)
    const nth = (year ?? 0) * 12 + (month ?? 0) - 1 + (life.months ?? 6)
    const due = `${Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, '0')}`
    patient.wishes.push({ month: due, asked: new Map(), ended: null, isLoose: false })
  }

  private async turn(patient: Patient, what: Turn['what']): Promise<void> {
    const { last } = patient
    const wish = patient.wishes.at(-1)
    if (!last || !wish) return
    const access = { reference: last.reference, owner: 'ann' }
    if (what === 'wish_again') return this.wish(patient)
    if (what === 'stop_by_link') await stopByLink(this.deps(), { ...access, key: recallKey(SECRET, last.id) })
    else if (what === 'stop_at_booking') await stopRecall(this.deps(), access)
    else if (what === 'stop_reminders') await setReminders(this.deps(), access, 'stop')
    else {
      const { id } = await this.attend(patient, {}, 5)
      if (what === 'book_and_cancel') {
        wish.isLoose = true
        const { writes } = this.real.other
        await writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', id).execute()
        const cancelled = { status: 'cancelled', cancelled_at: minutesAfter(1, this.now) } as const
        await writes.updateTable('bookings').set(cancelled).where('id', '=', id).execute()
        return
      }
    }
    wish.ended ??= this.now
  }

  /** Works as the process does. A kill ends the work between two statements. */
  private async work(killed: number | undefined): Promise<void> {
    if (killed !== undefined) this.real.killAt(killed)
    const { db } = this.real
    try {
      await planReminders({ db, now: this.now })
      while ((await deliverOutbox(depsWith(db, this.gateway, this.now))) > 0);
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  }

  async run(troubles: readonly Trouble[]): Promise<void> {
    for (let day = 0; day < DAYS; day += 1) {
      const trouble = troubles.find((each) => each.day === day)
      this.now = instantOf(addDays(FIRST, day), '09:30')
      for (const patient of this.patients) {
        const { visit, turns } = patient.life
        if (day === visit) await this.wish(patient)
        for (const { after, what } of turns) if (day === visit + after) await this.turn(patient, what)
      }
      if (trouble) this.awayUntil = minutesAfter(trouble.away * 60, this.now)
      for (const hour of trouble?.isStill ? [] : HOURS) {
        this.now = instantOf(addDays(FIRST, day), hour)
        await this.work(trouble?.killed)
      }
    }
  }

  /** The wishes whose month passed while they stood, and how many of them were asked in it. */
  result(): { due: number; inMonth: number; second: number } {
    const isOver = (wish: Wish) => wish.month < monthOf(this.now) && !wish.isLoose
    const isAsked = ({ asked, month }: Wish) => {
      const first = asked.get('recall_first')
      return first !== undefined && monthOf(first) === month
    }
    // A new wish replaces the former before its month or after it was asked.
    const all = this.patients.flatMap(({ wishes }) =>
      wishes.filter((wish, n) => isAsked(wish) || (n === wishes.length - 1 && isOver(wish) && !wish.ended)),
    )
    return {
      due: all.length,
      inMonth: all.filter(isAsked).length,
      second: all.filter(({ asked }) => asked.has('recall_second')).length,
    }
  }
}
