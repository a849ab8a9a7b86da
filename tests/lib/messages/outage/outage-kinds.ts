// For each kind of SMS: an event that makes it due during an outage, and events that make it untrue before the end.
import type { MailKind, MessageKind } from '@/lib/db/message-kinds'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { writeRecall } from '@/lib/db/queries/recalls/recalls'
import { callWindow } from '@/lib/domain/leads/call-back'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { deleteAccount } from '@/lib/use-cases/account/delete'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmAttendance } from '@/lib/use-cases/booking/confirm-attendance'
import { renewLink } from '@/lib/use-cases/booking/renew-link'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { addCompanions } from '@/lib/use-cases/companions/add-companions'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { reportDelay } from '@/lib/use-cases/desk/report-delay'
import { saveLead } from '@/lib/use-cases/leads/save'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { setReminders } from '@/lib/use-cases/messages/stop-reminders'
import { declineEarlier, readWaitState, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { code, PHONE } from '@/tests/lib/messages/kept-transport'
import type { OutageWorld } from '@/tests/lib/messages/outage/outage-world'
import { openAccount } from '@/tests/support/account/accounts'
import { book, minutesAfter, ONE_CHAIR, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { opened } from '@/tests/support/closures'
import { familyInput, some } from '@/tests/support/companions'
import { deskActor } from '@/tests/support/desk/desk'

type Act = (world: OutageWorld) => Promise<unknown>
/**
 * `away`: when the outage of two hours begins. `due`: runs `after` minutes later; left out where the clock alone makes
 * the message due. `untrue`: runs a minute after that.
 */
export type OutageRow = {
  away: string
  before: Act
  due?: Act
  after?: number
  untrue: Record<string, Act>
  /** The message is valid for minutes or a few hours only. */
  isShort?: true
}

const NETWORK = '192.0.2.9'
const MANAGER = deskActor({ role: 'manager' })
/** A Thursday; the tests' first day is the Monday before. */
const DAY = '2026-11-26'
const MORNING = '2026-11-23T11:00'
const access = async ({ db }: OutageWorld, owner = 'ann') => {
  const { reference } = await db.reads
    .selectFrom('bookings')
    .where('owner', '=', owner)
    .select('reference')
    .executeTakeFirstOrThrow()
  return { reference, owner }
}
export const bookedAt = (start: string, end: string, day = DAY): Act => {
  return ({ deps, patient }) =>
    book(deps, { phone: PHONE, placeId: THREE_CHAIRS, ...slot(day, start, end), ...patient })
}
export const comes: Act = async (world) => confirmAttendance(world.deps, await access(world))
const ELEVEN = bookedAt('11:30', '12:00')
const cancel: Act = async (world) => cancelBooking(world.deps, await access(world))
const moveTo = (start: string, end: string): Act => {
  return async (world) =>
    rescheduleBooking(world.deps, { ...(await access(world)), ...slot(DAY, start, end), network: NETWORK })
}
const mark = (to: 'arrived' | 'kept' | 'in_chair'): Act => {
  return async (world) =>
    markVisit(world.deps, MANAGER, { reference: (await access(world)).reference, to, version: null })
}
const late = (minutes: number): Act => {
  return async ({ deps }) => {
    for (const chair of [1, 2, 3]) await reportDelay(deps, MANAGER, { placeId: THREE_CHAIRS, chair, minutes })
  }
}
const stop: Act = async (world) => setReminders(world.deps, await access(world), 'stop')
const close: Act = async ({ deps }) => notifyAffected(deps, MANAGER, (await opened(deps, { day: DAY })).id)
const lift: Act = async ({ db, deps }) => {
  const { id } = await db.reads.selectFrom('closures').select('id').executeTakeFirstOrThrow()
  return liftClosure(deps, MANAGER, id)
}
const account = ({ deps, patient: { name } }: OutageWorld) => openAccount(deps, { phone: PHONE, name })
const askCode: Act = async ({ messageDeps, now }) =>
  (await sendCodeMessage(messageDeps, code(minutesAfter(5, now)))).sending
const inTurn = (...acts: Act[]): Act => {
  return async (world) => {
    for (const act of acts) await act(world)
  }
}
const recall: Act = async ({ db, now }) => {
  const { id: bookingId } = await db.reads.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
  return writeRecall(db.writes, { bookingId, dueAt: now, source: 'desk', consentVersion: '1', now })
}
/** The first message went out long before. */
const recalled: Act = ({ db, now }) =>
  db.writes
    .updateTable('recalls')
    .set({ asked_at: minutesAfter(-31 * 24 * 60, now) })
    .execute()
const nothing: Act = async () => null

export const OUTAGE_ROWS: Record<Exclude<MessageKind, MailKind | 'booking_summary'>, OutageRow> = {
  booking_confirmed: {
    away: MORNING,
    before: nothing,
    due: ELEVEN,
    untrue: { cancelled: cancel, moved: moveTo('12:00', '12:30') },
  },
  booking_moved: {
    away: MORNING,
    before: ELEVEN,
    due: moveTo('12:00', '12:30'),
    untrue: { cancelled: cancel, 'moved back': moveTo('11:30', '12:00') },
  },
  booking_cancelled: {
    away: MORNING,
    before: ELEVEN,
    due: cancel,
    untrue: { undone: async (world) => undoCancel(world.deps, { ...(await access(world)), network: NETWORK }) },
  },
  booking_companions: {
    away: MORNING,
    before: ELEVEN,
    due: async (world) => {
      const family = {
        network: NETWORK,
        people: some(1).map((one) => ({ ...one, name: world.patient.name ?? one.name })),
        at: { date: DAY, start: '11:30' },
      }
      return addCompanions(world.deps, familyInput((await access(world)).reference, family))
    },
    untrue: {
      cancelled: async (world) => {
        const rows = await world.db.reads.selectFrom('bookings').select('reference').execute()
        for (const { reference } of rows) await cancelBooking(world.deps, { reference, owner: 'ann' })
      },
    },
  },
  reminder_day: {
    away: '2026-11-25T11:20',
    before: ELEVEN,
    untrue: { cancelled: cancel, stopped: stop },
  },
  reminder_hours: {
    away: '2026-11-26T09:20',
    before: bookedAt('12:30', '13:00'),
    untrue: { 'in the chair': inTurn(mark('arrived'), mark('in_chair')), stopped: stop },
  },
  how_was_it: {
    away: '2026-11-27T11:00',
    before: ELEVEN,
    due: mark('kept'),
    untrue: { 'a mistake': mark('in_chair'), stopped: stop },
  },
  recall_first: {
    away: '2026-11-27T11:00',
    before: ELEVEN,
    due: inTurn(mark('kept'), recall),
    untrue: { stopped: stop, 'booked since': bookedAt('09:30', '10:00', '2026-12-01') },
  },
  recall_second: {
    away: '2026-11-27T11:00',
    before: ELEVEN,
    due: inTurn(mark('kept'), recall, recalled),
    untrue: { stopped: stop, 'booked since': bookedAt('09:30', '10:00', '2026-12-01') },
  },
  new_times: {
    away: MORNING,
    before: ELEVEN,
    due: close,
    untrue: { lifted: lift, cancelled: cancel },
  },
  time_stands: {
    away: MORNING,
    before: inTurn(ELEVEN, close),
    due: lift,
    untrue: { cancelled: cancel },
  },
  running_late: {
    away: '2026-11-26T10:00',
    isShort: true,
    before: bookedAt('12:30', '13:00'),
    due: late(30),
    untrue: { cancelled: cancel, 'on time again': late(0), arrived: mark('arrived') },
  },
  on_time_again: {
    away: '2026-11-26T10:00',
    isShort: true,
    before: inTurn(
      bookedAt('12:30', '13:00'),
      async (world) => world.at('2026-11-26T09:50', late(30)),
      async (world) => world.at('2026-11-26T09:52'),
    ),
    due: late(0),
    untrue: { cancelled: cancel, 'late again': late(30) },
  },
  earlier_time: {
    away: MORNING,
    isShort: true,
    after: 109,
    before: async (world) => {
      for (const [owner, start, end, phone] of [
        ['gone', '10:00', '10:30', '+919800000008'],
        ['ann', '12:00', '12:30', PHONE],
      ] as const)
        await book(world.deps, {
          owner,
          phone,
          placeId: ONE_CHAIR,
          ...slot(DAY, start, end),
          ...(owner === 'ann' && world.patient),
        })
      await waitForEarlier(world.deps, await access(world))
    },
    due: async (world) => cancelBooking(world.deps, await access(world, 'gone')),
    untrue: {
      declined: async (world) => {
        const { id } = await world.db.reads
          .selectFrom('bookings')
          .where('owner', '=', 'ann')
          .select('id')
          .executeTakeFirstOrThrow()
        const { offer } = await readWaitState(world.deps, id)
        return declineEarlier(world.deps, await access(world), offer?.id ?? '')
      },
    },
  },
  call_asked: {
    away: MORNING,
    before: nothing,
    untrue: {},
    due: ({ deps, patient: { name } }) =>
      saveLead(deps, {
        language: 'en',
        phone: PHONE,
        owner: 'ann',
        network: NETWORK,
        flow: 'PPR',
        step: 'questionnaire',
        name: name ?? null,
        answers: {},
        attribution: {},
        consentVersion: '1',
        finished: true,
        call: callWindow('evening', deps.now),
      }),
  },
  booking_link: {
    away: MORNING,
    before: ELEVEN,
    untrue: {},
    due: async (world) => renewLink(world.deps, await access(world), 0),
  },
  membership_activated: {
    away: MORNING,
    before: account,
    untrue: {},
    due: async (world) => activateMembership(world.deps, { uid: (await account(world)).uid, language: 'en' }),
  },
  referral_rewarded: {
    away: MORNING,
    before: nothing,
    untrue: {},
    due: ({ db, now }) =>
      db.transaction((tx) =>
        writeMessage(tx, { kind: 'referral_rewarded', subject: 'r', to: PHONE, language: 'en', payload: {}, now }),
      ),
  },
  account_deleted: {
    away: MORNING,
    before: account,
    untrue: {},
    due: async (world) => deleteAccount(world.deps, (await account(world)).uid),
  },
  code: {
    away: MORNING,
    before: nothing,
    due: askCode,
    after: 117,
    isShort: true,
    untrue: { 'asked for anew': askCode },
  },
}
