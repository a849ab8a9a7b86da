// A backup has to pass this before it is relied on.
import { compareMigrations } from '@/lib/db/migrate'
import {
  readBrokenReferences,
  readCounts,
  readMoneyFaults,
  readRatingFaults,
  readSeatFaults,
  readSeatless,
  type TableCounts,
} from '@/lib/db/queries/operations/checks'
import { readGatewayWork, readWaiting } from '@/lib/db/queries/operations/metrics'
import type { Reads } from '@/lib/db/schema'
import type { Deps } from '@/lib/use-cases/deps'

const DAY_MS = 24 * 3_600_000

export type CheckedDatabase = { faults: string[]; counts: TableCounts }

export async function ratingFaults(reads: Reads): Promise<string[]> {
  const { broken, lost } = await readRatingFaults(reads)
  return [
    ...(broken > 0 ? [`${broken} entries of the list of ratings were changed or removed.`] : []),
    ...(lost > 0 ? [`${lost} ratings are not both in the list and among the answers.`] : []),
  ]
}

/** For a site without keys of a payment gateway. */
export async function strandedMoney(reads: Reads): Promise<string[]> {
  const { refunds, payments } = await readGatewayWork(reads)
  return refunds + payments > 0
    ? [
        `Refunds (${refunds}) and online payments (${payments}) wait until RAZORPAY_KEY_ID and its secrets are set again.`,
      ]
    : []
}

export async function checkDatabase({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CheckedDatabase> {
  const faults: string[] = []
  const { unknown, missing } = await compareMigrations(db.reads)
  if (unknown.length > 0) faults.push(`The database is from a newer version, with ${unknown.join(', ')}.`)
  if (missing.length > 0)
    faults.push(`The database is from an older version, without ${missing.join(', ')}. The next start adds them.`)
  for (const { name, n } of await readBrokenReferences(db.reads))
    faults.push(`${name}: ${n} rows refer to rows that don't exist.`)
  const { shared, stray } = await readSeatFaults(db.reads, now)
  if (shared > 0) faults.push(`${shared} seats lack entries of their own in seat_times.`)
  if (stray > 0) faults.push(`${stray} entries in seat_times belong to no seat.`)
  const seatless = await readSeatless(db.reads)
  if (seatless > 0) faults.push(`${seatless} confirmed bookings have no seat.`)
  faults.push(...(await ratingFaults(db.reads)))
  const { kept, gaps } = await readMoneyFaults(db.reads)
  if (kept > 0) faults.push(`${kept} bookings keep online payments that should go back.`)
  if (gaps > 0) faults.push(`${gaps} series of receipts lack a number.`)
  const waiting = await readWaiting(db.reads, now)
  if (waiting.some(({ since }) => now.getTime() - since.getTime() > DAY_MS))
    faults.push('A message has been waiting for more than a day.')
  return { faults, counts: await readCounts(db.reads) }
}
