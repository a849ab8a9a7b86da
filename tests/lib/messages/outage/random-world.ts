// A small clinic for random events. Its gateway checks, at each message, whether the message is true.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { quietUntil } from '@/lib/domain/messages/reminders'
import { deliverOutbox } from '@/lib/messages/deliver'
import { type Parcel, SendError } from '@/lib/messages/transport'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { openClosure } from '@/lib/use-cases/closures/open'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { setReminders } from '@/lib/use-cases/messages/stop-reminders'
import { waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { depsWith } from '@/tests/lib/messages/kept-transport'
import { book, depsOf, NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { offerEarlier } from '@/tests/support/offers'

const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26']
const STARTS = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']
const MANAGER = deskActor({ role: 'manager' })
const MINUTE = 60_000

/** `n` and `at` choose among the bookings and slots that exist. `minutes`: how far the clock moves. */
export type Happening = {
  what: 'book' | 'move' | 'cancel' | 'undo' | 'close' | 'lift' | 'mark' | 'stop' | 'wait' | 'down' | 'pass'
  n: number
  at: number
  minutes: number
}

/** By message kind: SQL that says whether the message about its subject is true at `$now`. */
const TRUE: Record<string, string> = {
  booking_confirmed: `s.state = 'taken' AND s.starts_at > $now`,
  booking_moved: `s.state = 'taken' AND s.starts_at > $now`,
  booking_cancelled: `b.status = 'cancelled'`,
  reminder_day: `s.state = 'taken' AND s.starts_at > $now AND b.visit = 'expected' AND d.asked_at IS NULL`,
  reminder_hours: `s.state = 'taken' AND s.starts_at > $now AND b.visit = 'expected' AND d.asked_at IS NULL`,
  how_was_it: `b.visit IN ('kept', 'left') AND d.asked_at IS NULL AND s.starts_at < $now`,
}
/** These go out by day only. Messages about closures have their own rule (lib/use-cases/closures/notify.ts). */
const BY_DAY = ['reminder_day', 'reminder_hours', 'how_was_it']

export class RandomWorld {
  now = NOW
  isDown = false
  /** The message's kind by the row's id. */
  readonly taken = new Map<string, string>()
  /** Messages that should not have been sent, in words. */
  readonly faults: string[] = []
  private readonly references: { reference: string; owner: string }[] = []
  private readonly closures: string[] = []

  constructor(private readonly db: Database) {}

  private deps = () => depsOf(this.db, this.now)
  private one = (n: number) => this.references[n % Math.max(1, this.references.length)]

  private time(at: number) {
    const start = STARTS[at % 8] ?? ''
    return { date: DAYS[Math.floor(at / 8) % DAYS.length] ?? '', start, end: STARTS[(at % 8) + 1] ?? '' }
  }

  /** The gateway: takes each message and records its faults. */
  private readonly gateway = {
    keepsText: false,
    send: async ({ id }: Parcel): Promise<void> => {
      if (this.isDown) throw new SendError('down', { isRefusal: true })
      const { kind, subject } = await this.db.reads
        .selectFrom('outbox')
        .where('id', '=', id)
        .select(['kind', 'subject'])
        .executeTakeFirstOrThrow()
      if (this.taken.has(id)) this.faults.push(`${kind} twice`)
      this.taken.set(id, kind)
      if (BY_DAY.includes(kind) && quietUntil(this.now)) this.faults.push(`${kind} at ${localOf(this.now).time}`)
      if (!(await this.isTrue(kind, subject))) this.faults.push(`${kind} untrue at ${this.now.toISOString()}`)
    },
  }

  private async isTrue(kind: string, subject: string): Promise<boolean> {
    const condition = TRUE[kind]
    if (condition !== undefined) {
      const { rows } = await sql<{ yes: boolean }>`
        SELECT ${sql.raw(condition.replaceAll('$now', `'${this.now.toISOString()}'::timestamptz`))} AS yes
        FROM seats s JOIN bookings b ON b.id = s.booking_id
        LEFT JOIN do_not_remind d ON d.personal_phone = b.personal_phone
        WHERE s.id = ${subject}::uuid`.execute(this.db.reads)
      return rows[0]?.yes === true
    }
    if (kind === 'earlier_time') {
      const { rows } = await sql`
        SELECT 1 FROM seats WHERE id = ${subject}::uuid AND state = 'held' AND held_until > ${this.now}::timestamptz
        `.execute(this.db.reads)
      return rows.length === 1
    }
    if (kind !== 'new_times' && kind !== 'time_stands') return kind === 'booking_summary'
    const [closure, booking] = subject.split(' ')
    const { rows } = await sql<{ lifted: boolean; is_there: boolean }>`
      SELECT i.lifted_at IS NOT NULL AS lifted, s.id IS NOT NULL AND b.status = 'confirmed' AS is_there
      FROM closures i, bookings b LEFT JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
        AND s.starts_at > ${this.now}::timestamptz
      WHERE i.id = ${closure}::uuid AND b.id = ${booking}::uuid`.execute(this.db.reads)
    return rows[0]?.is_there === true && rows[0].lifted === (kind === 'time_stands')
  }

  /** Works as the process does, until no message is due. */
  private async run(): Promise<void> {
    await planReminders(this.deps())
    await offerEarlier(this.deps())
    while ((await deliverOutbox(depsWith(this.db, this.gateway, this.now))) > 0);
  }

  private async pass(minutes: number): Promise<void> {
    this.now = new Date(this.now.getTime() + minutes * MINUTE)
    await this.run()
  }

  private async book(n: number, at: number): Promise<void> {
    const [owner, phone] = [`patient-${n % 4}`, `+91980000010${n % 4}`]
    const made = await book(this.deps(), { owner, phone, placeId: THREE_CHAIRS, ...this.time(at) }).catch(() => null)
    if (made) this.references.push({ reference: made.reference, owner })
  }

  private async close(at: number): Promise<void> {
    const { date: day } = this.time(at)
    const wish = { id: randomUUID(), placeId: THREE_CHAIRS, day, from: null, until: null, seat: null }
    const { kind } = await openClosure(this.deps(), MANAGER, { ...wish, reason: 'dentist_away' })
    if (kind !== 'opened') return
    this.closures.push(wish.id)
    await notifyAffected(this.deps(), MANAGER, wish.id)
  }

  private async ofBooking(what: Happening['what'], n: number, at: number): Promise<unknown> {
    const access = this.one(n)
    if (!access) return
    const deps = this.deps()
    const network = '192.0.2.9'
    switch (what) {
      case 'move':
        return rescheduleBooking(deps, { ...access, ...this.time(at), network })
      case 'cancel':
        return cancelBooking(deps, access)
      case 'undo':
        return undoCancel(deps, { ...access, network })
      case 'stop':
        return setReminders(deps, access, at % 2 === 0 ? 'stop' : 'start')
      case 'wait':
        return waitForEarlier(deps, access)
      default: {
        const to = (['kept', 'arrived', 'kept', 'missed', 'in_chair'] as const)[at % 5] ?? 'kept'
        const booking = await findBooking(deps, access)
        // Waits until the visit began at least a quarter of an hour ago.
        const late = booking ? (this.now.getTime() - booking.startsAt.getTime()) / MINUTE : 0
        if (late < 15) await this.pass(Math.ceil(15 - late))
        return markVisit(this.deps(), MANAGER, { reference: access.reference, to, version: null })
      }
    }
  }

  async happen({ what, n, at, minutes }: Happening): Promise<void> {
    if (what === 'book') await this.book(n, at)
    else if (what === 'close') await this.close(at)
    else if (what === 'lift') {
      const id = this.closures.pop()
      if (id) await liftClosure(this.deps(), MANAGER, id)
    } else if (what === 'down') {
      // An outage lasts two hours at most.
      this.isDown = true
      for (let passed = 0; passed < Math.min(minutes, 120); passed += 20) await this.pass(20)
      this.isDown = false
    } else if (what === 'pass') await this.pass(minutes)
    else await this.ofBooking(what, n, at)
  }

  /** Sends everything that waits: by day, with the gateway working. */
  async end(): Promise<void> {
    for (const minutes of [30, 60, 13 * 60]) await this.pass(minutes)
    for (let hour = 0; hour < 12 && quietUntil(this.now); hour += 1) await this.pass(60)
    await this.pass(60)
  }
}
