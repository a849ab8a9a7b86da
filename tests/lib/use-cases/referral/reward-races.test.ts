// The desk takes back that a patient came, between any two statements of the sender.
import { describe, expect, test } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { deliverOutbox } from '@/lib/messages/deliver'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { getReferral } from '@/lib/use-cases/referral/get'
import { switchReferral } from '@/lib/use-cases/referral/switch'
import { depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import { useInterleaved } from '@/tests/lib/use-cases/booking/use-interleaved'
import { openAccount } from '@/tests/support/account/accounts'
import { book, depsOf, minutesAfter } from '@/tests/support/chain/test-places'
import { hasPostgres } from '@/tests/support/servers/test-database'

const [REFERRER, PATIENT] = ['+919800000001', '+919800000002']
const AFTER = 2 * 24 * 60

describe.runIf(hasPostgres())('the message about a referral', () => {
  const { dbOf, moving, beside } = useInterleaved()
  const kept = useKept()
  const mark = (
    reference: string,
    { to, minutes, db = dbOf(0) }: { to: 'kept' | 'arrived'; minutes: number; db?: Database },
  ) => markVisit(depsOf(db, minutesAfter(AFTER + minutes)), OPERATOR, { reference, to, version: null })
  const deliver = (minutes: number, db = dbOf(0)) => deliverOutbox(depsWith(db, kept, minutesAfter(AFTER + minutes)))
  const sent = () => kept.parcels.filter(({ to }) => to === REFERRER).length

  async function keptVisit() {
    kept.parcels.length = 0
    const { uid } = await openAccount(depsOf(dbOf(0)), { phone: REFERRER })
    const switched = await switchReferral(depsOf(dbOf(0)), { phone: REFERRER, on: true })
    const ref = switched.kind === 'switched' ? switched.code : ''
    const { reference } = await book(depsOf(dbOf(0)), { phone: PATIENT, attribution: { ref } })
    expect(await mark(reference, { to: 'kept', minutes: 0 })).toMatchObject({ counted: true })
    return { reference, uid }
  }

  test('is not sent after it was withdrawn, and never twice', () =>
    beside(
      keptVisit,
      () => deliver(2, moving()),
      ({ reference }, db) => mark(reference, { to: 'arrived', minutes: 2, db }),
      async ({ reference, uid }, _, undone) => {
        expect(undone).toMatchObject({ kind: 'marked' })
        expect(await getReferral(depsOf(dbOf(0)), uid)).toMatchObject({ kept: 0 })
        const rows = await dbOf(0)
          .reads.selectFrom('outbox')
          .where('kind', '=', 'referral_rewarded')
          .selectAll()
          .execute()
        expect(sent()).toBe(rows.length)
        expect(await mark(reference, { to: 'kept', minutes: 3 })).toMatchObject({ counted: true })
        await deliver(5)
        expect(sent()).toBe(1)
      },
    ))
})
