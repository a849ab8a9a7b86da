import { errorLine } from '@/lib/db/error-line'
import { sweepRefused } from '@/lib/db/queries/account/refused-sign-ins'
import { runSweeps, type Sweep } from '@/lib/db/sweep'
import { isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { sweepHits } from '@/lib/limits/check'
import { log } from '@/lib/log/log'
import type { PhotoStore } from '@/lib/photos/store'
import { sweepProofs } from '@/lib/use-cases/account/sweep-proofs'
import { sweepHolds } from '@/lib/use-cases/booking/sweep-holds'
import { extendClosedDays } from '@/lib/use-cases/chain/extend-closed-days'
import { sweepRecords } from '@/lib/use-cases/operations/sweep-records'
import { askGateway, type PaymentDeps } from '@/lib/use-cases/payments/ask'
import { sendRefunds } from '@/lib/use-cases/payments/send-refunds'
import { sweepPhotos } from '@/lib/use-cases/photos/sweep'
import { type OfferDeps, offerEarlierTimes, sweepWaitlist } from '@/lib/use-cases/waitlist/offer'
import { sweepIdentityRows } from '@/lib/user-pool/store/sweep'
import { sweepWebhooks } from '@/server/webhooks'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const OFFERS_MS = 10_000
/** A patient who comes back from the gateway waits for it. */
const PAYMENTS_MS = 2000

export function repeat(ms: number, name: string, work: () => Promise<unknown>): void {
  const run = () =>
    work()
      .catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) logUnable(error, new Date())
        else log('error', `${name} failed`, { why: errorLine(error) })
      })
      .then(() => repeat(ms, name, work))
  setTimeout(run, ms).unref()
}

/** A round ends after half of `ms`; a backlog continues in the next round. */
function sweepEvery(ms: number, sweepsAt: (now: Date) => readonly Sweep[]): void {
  repeat(ms, 'Deleting expired data', () => {
    const now = new Date()
    const end = performance.now() + ms / 2
    return runSweeps(sweepsAt(now), { now, isOver: () => performance.now() > end })
  })
}

/** Photos have their own round, because their store may be slow. */
export function beginRounds(deps: Omit<OfferDeps, 'now'>, photos: PhotoStore): void {
  const { db } = deps
  sweepEvery(MINUTE_MS, (now) => [
    ...sweepHolds({ db, now }),
    ...sweepProofs({ db, now }),
    ...sweepIdentityRows(db.writes, now),
    sweepRefused(db.writes, now),
    ...sweepHits(db.writes, now),
    sweepWaitlist({ db, now }),
  ])
  sweepEvery(MINUTE_MS, (now) => sweepPhotos({ db, now }, photos))
  sweepEvery(HOUR_MS, (now) => [...sweepRecords({ db, now }), sweepWebhooks(db, now)])
  repeat(OFFERS_MS, 'Offering earlier slots', () => offerEarlierTimes({ ...deps, now: new Date() }))
  repeat(HOUR_MS, 'Adding the closures of the coming year', () => extendClosedDays({ db, now: new Date() }))
}

export function beginPaymentRounds(deps: Omit<PaymentDeps, 'now'>): void {
  repeat(PAYMENTS_MS, 'Asking the payment gateway', () => askGateway({ ...deps, now: new Date() }))
  repeat(PAYMENTS_MS, 'Sending refunds', () => sendRefunds({ ...deps, now: new Date() }))
}
