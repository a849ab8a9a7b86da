import { readSentByKind } from '@/lib/db/queries/messages/sms-counts'
import { countBooked, readGatewayWork, readWaiting } from '@/lib/db/queries/operations/metrics'
import { LONGEST_WINDOW_MS } from '@/lib/limits/rules'
import { APART } from '@/lib/messages/budget'
import type { DatabaseFigures } from '@/lib/metrics/exposition'
import type { Deps } from '@/lib/use-cases/deps'

export async function readMetrics({ db, now }: Pick<Deps, 'db' | 'now'>, budget: number): Promise<DatabaseFigures> {
  const sent = await readSentByKind(db.reads, now, LONGEST_WINDOW_MS)
  const isCounted = ({ act }: { act: string }) => !APART.some((each) => each === act)
  const used = sent.filter(isCounted).reduce((sum, { n }) => sum + n, 0)
  const secondsSince = (since: Date) => Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000))
  const waiting = (await readWaiting(db.reads, now)).map(({ since, ...row }) => ({
    ...row,
    seconds: secondsSince(since),
  }))
  const bookings = await countBooked(db.reads, new Date(now.getTime() - LONGEST_WINDOW_MS))
  const { since } = await readGatewayWork(db.reads)
  const paymentsLate = since === null ? 0 : secondsSince(since)
  return { budget, used, sent, waiting, bookings, paymentsLate }
}
