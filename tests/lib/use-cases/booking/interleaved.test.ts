// On PostgreSQL, each other change is tried before every statement of a move or a confirmation.
import { describe, expect, test } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { deleteAccount } from '@/lib/use-cases/account/delete'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { type ConfirmOutcome, confirmBooking } from '@/lib/use-cases/booking/confirm'
import { type HoldOutcome, holdSlot } from '@/lib/use-cases/booking/hold'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'
import { type RescheduleOutcome, rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { useInterleaved } from '@/tests/lib/use-cases/booking/use-interleaved'
import { openAccount } from '@/tests/support/account/accounts'
import {
  book,
  confirmInput,
  depsOf,
  holdInput,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  rowsOf,
  SECRET,
  slot,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { hasPostgres } from '@/tests/support/servers/test-database'

const LATER = slot(TOMORROW, '11:00', '11:30')
const LATEST = slot(TOMORROW, '12:00', '12:30')
const PHONE = '+919800000001'
const FIVE_SECONDS = 5 / 60

describe.runIf(hasPostgres())('other changes between the statements of a reschedule or confirmation', () => {
  const { dbOf, moving, beside } = useInterleaved()

  const living = async () =>
    (await rowsOf(dbOf(0), ONE_CHAIR))
      .filter(({ state }) => state === 'taken')
      .map(({ reference, starts_at }) => `${reference} ${starts_at.toISOString()}`)
  const standsAt = (reference: string, start: string) => [
    `${reference} ${new Date(`${TOMORROW}T${start}:00+05:30`).toISOString()}`,
  ]
  const messages = async () => {
    const rows = await dbOf(0).writes.selectFrom('outbox').select('kind').orderBy('kind').execute()
    return rows.map(({ kind }) => kind)
  }

  /** Runs `act` before each statement of a move to 11:00 in turn, each time with new rows. */
  async function atEveryStatement<S, T>(
    prepare: () => Promise<S & { reference: string }>,
    act: (made: S & { reference: string }, other: Database) => Promise<T>,
    judge: (made: S & { reference: string }, moved: RescheduleOutcome, acted: T) => Promise<void>,
    minutes = 0,
  ): Promise<void> {
    const deps = depsOf(moving(), minutesAfter(minutes))
    const move = ({ reference }: S & { reference: string }) =>
      rescheduleBooking(deps, { reference, owner: 'ann', ...LATER })
    await beside(prepare, move, act, judge)
  }

  const held = async (given = {}) => {
    const outcome = await holdSlot(depsOf(dbOf(0)), holdInput({ ...LATER, ...given }))
    if (outcome.kind !== 'held') throw new Error(outcome.kind)
    return outcome.sid
  }

  test('the reschedule succeeds when the browser gives up its hold of the new slot', async () => {
    await atEveryStatement(
      async () => ({ ...(await book(depsOf(dbOf(0)))), sid: await held() }),
      ({ sid }, other) => releaseHold(depsOf(other), { owner: 'ann', sid }),
      async ({ reference }, moved) => {
        expect(moved.kind).toBe('moved')
        expect(await living()).toEqual(standsAt(reference, '11:00'))
        expect(await messages()).toEqual(['booking_confirmed', 'booking_moved'])
      },
    )
  })

  test('the slot goes to one of two when the hold expires by another process’s clock', async () => {
    await atEveryStatement(
      async () => ({ ...(await book(depsOf(dbOf(0)))), sid: await held() }),
      (_, other) => holdSlot(depsOf(other, minutesAfter(10)), holdInput({ ...LATER, owner: 'bob' })),
      async ({ reference }, moved, taken) => {
        expect(['moved taken', 'taken held']).toContain(`${moved.kind} ${taken.kind}`)
        expect(await living()).toEqual(standsAt(reference, moved.kind === 'moved' ? '11:00' : '10:00'))
      },
      10 - FIVE_SECONDS,
    )
  })

  test('the booking stands where the last of two reschedules put it, and both report success', async () => {
    await atEveryStatement(
      () => book(depsOf(dbOf(0))),
      ({ reference, id }, other) =>
        rescheduleBooking(depsOf(other), { reference, key: manageKey(SECRET, id), ...LATEST }),
      async ({ reference }, moved, also) => {
        expect([moved.kind, also.kind]).toEqual(['moved', 'moved'])
        const [only, ...others] = await living()
        expect(others).toEqual([])
        expect([...standsAt(reference, '11:00'), ...standsAt(reference, '12:00')]).toContain(only)
        expect(await messages()).toEqual(['booking_confirmed', 'booking_moved', 'booking_moved'])
      },
    )
  })

  test('the booking ends cancelled when a cancellation meets a reschedule', async () => {
    await atEveryStatement(
      () => book(depsOf(dbOf(0))),
      ({ reference, id }, other) => cancelBooking(depsOf(other), { reference, key: manageKey(SECRET, id) }),
      async (_, moved, cancelled) => {
        expect(['moved cancelled', 'not_found cancelled']).toContain(`${moved.kind} ${cancelled.kind}`)
        expect(await living()).toEqual([])
      },
    )
  })

  test.each([
    ['made in it', PHONE, true],
    ['made in it for another number', '+919800000009', true],
    ['made as a guest', PHONE, false],
  ])(
    'a later owner of the number does not see the booking %s after the account’s deletion',
    async (_, phone, isSignedIn) => {
      await atEveryStatement(
        async () => {
          const { uid } = await openAccount({ db: dbOf(0), now: NOW }, { phone: PHONE, name: 'Ann Mary' })
          return { ...(await book(depsOf(dbOf(0)), { uid: isSignedIn ? uid : null, phone })), uid }
        },
        ({ uid }, other) => deleteAccount(depsOf(other), uid),
        async ({ reference }, moved, deleted) => {
          expect([moved.kind, deleted.kind]).toEqual(['moved', 'deleted'])
          expect(await living()).toEqual(standsAt(reference, '11:00'))
          const rows = await rowsOf(dbOf(0), ONE_CHAIR)
          expect(rows.map(({ uid, unlinked }) => [uid, unlinked])).toEqual([
            [null, true],
            [null, true],
          ])
        },
      )
    },
  )

  test.each([
    ['another patient takes the place', 'bob'],
    ['the same browser confirms it too', 'ann'],
  ])('an expired hold is confirmed while %s, and one booking or hold stands', async (_, owner) => {
    const late = minutesAfter(11)
    const again = (sid: string) => confirmInput({ sid, end: '11:30', start: '11:00' })
    await beside(
      async () => ({ sid: await held() }),
      ({ sid }) => confirmBooking(depsOf(moving(), late), again(sid)),
      ({ sid }, other): Promise<ConfirmOutcome | HoldOutcome> =>
        owner === 'ann'
          ? confirmBooking(depsOf(other, late), again(sid))
          : holdSlot(depsOf(other, late), holdInput({ ...LATER, owner })),
      async ({ sid }, told, acted) => {
        const rows = await rowsOf(dbOf(0), ONE_CHAIR)
        expect(rows).toHaveLength(1)
        if (owner === 'ann') expect([told, rows[0]]).toMatchObject([acted, { id: sid, state: 'taken' }])
        else expect(['confirmed taken', 'taken held']).toContain(`${told.kind} ${acted.kind}`)
      },
    )
  })

  test.each([
    ['its own number', PHONE],
    ['another number', '+919800000009'],
  ])('the booking under %s stands without an account when the account is deleted meanwhile', async (_, phone) => {
    await beside(
      async () => {
        const { uid } = await openAccount({ db: dbOf(0), now: NOW }, { phone: PHONE, name: 'Ann Mary' })
        return { uid, sid: await held({ ...slot(), phone }) }
      },
      ({ uid, sid }) => confirmBooking(depsOf(moving()), confirmInput({ uid, sid, phone })),
      ({ uid }, other) => deleteAccount(depsOf(other), uid),
      async ({ sid }, confirmed, deleted) => {
        expect([confirmed, deleted]).toMatchObject([{ kind: 'confirmed', id: sid }, { kind: 'deleted' }])
        expect(await rowsOf(dbOf(0), ONE_CHAIR)).toMatchObject([{ id: sid, state: 'taken', uid: null }])
      },
    )
  })
})
