// The background work of the process: it delivers, counts and sweeps.
import { sweepRefused } from '@/lib/db/queries/account/refused-sign-ins'
import { sweepWebhookEvents } from '@/lib/db/queries/chain/webhooks'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { sweepHits } from '@/lib/limits/check'
import { deliverOutbox } from '@/lib/messages/deliver'
import { development } from '@/lib/messages/transports/development'
import type { PhotoStore } from '@/lib/photos/store'
import { sweepProofs } from '@/lib/use-cases/account/sweep-proofs'
import { sweepHolds } from '@/lib/use-cases/booking/sweep-holds'
import type { Deps } from '@/lib/use-cases/deps'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { readMetrics } from '@/lib/use-cases/operations/read-metrics'
import { sweepRecords } from '@/lib/use-cases/operations/sweep-records'
import { sweepPhotos } from '@/lib/use-cases/photos/sweep'
import { sweepIdentityRows } from '@/lib/user-pool/store/sweep'
import { swept } from '@/tests/support/swept'

export const BUDGET = 15_000

/** Runs the work now and an hour later, when all earlier holds and requests have expired. */
export async function doBeside({ db, now, ...deps }: Deps, store: PhotoStore) {
  const transports = { sms: development, email: development }
  for (const later of [0, 3600_000]) {
    const then = new Date(now.getTime() + later)
    const at = { ...deps, db, now: then }
    // At noon, because no reminder is written at night.
    await planReminders({ db, now: instantOf(localOf(then).date, '12:00') })
    await deliverOutbox({ ...at, budget: BUDGET, origin: 'https://book.example.in', transports })
    await readMetrics(at, BUDGET)
    await swept(sweepHolds(at))
    await swept(sweepProofs(at))
    await swept(sweepHits(db.writes, then))
    await swept([
      sweepRefused(db.writes, then),
      sweepWebhookEvents(db.writes, then),
      ...sweepIdentityRows(db.writes, then),
    ])
    await swept(sweepPhotos(at, store))
    await swept(sweepRecords(at))
  }
}
