import { setWebhookTarget, sweepWebhookEvents } from '@/lib/db/queries/chain/webhooks'
import type { Database } from '@/lib/db/schema'
import type { Sweep } from '@/lib/db/sweep'
import type { Env } from '@/lib/env'
import { deliverWebhooks } from '@/lib/webhooks/deliver'

const RETENTION_MS = 30 * 24 * 3_600_000

/** Starts writing events, or stops it without a URL. The returned function sends due events once. */
export async function openWebhooks(
  db: Database,
  { WEBHOOK_URL: url, WEBHOOK_SECRET: secrets }: Pick<Env, 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>,
): Promise<() => Promise<unknown>> {
  await setWebhookTarget(db.writes, url ?? null)
  return async () => (url && secrets ? deliverWebhooks({ db, now: new Date(), url, secrets }) : 0)
}

export const sweepWebhooks = (db: Database, now: Date): Sweep =>
  sweepWebhookEvents(db.writes, new Date(now.getTime() - RETENTION_MS))
