// Counts what a visitor did, so that marketing sees a funnel: which page, which treatment, which variant, never who.
import { insertEvent } from '@/lib/db/queries/events'
import { boundOf } from '@/lib/limits/admit'
import type { Deps } from '@/lib/use-cases/deps'

export type TrackedEvent = { name: string; path: string; treatment?: string | undefined; variant?: string | undefined }

/** `busy_network`: its network has sent as many as one network may in an hour; nothing is counted. */
export async function trackEvent(
  { db, now, secret }: Deps,
  network: string,
  event: TrackedEvent,
): Promise<{ kind: 'tracked'; tracked: true } | { kind: 'busy_network' }> {
  const bound = boundOf({ secret, now }, 'event', { network })
  const { treatment = null, variant = null, ...said } = event
  const isCounted = await insertEvent(db.writes, { ...said, treatment, variant, now }, bound)
  return isCounted ? { kind: 'tracked', tracked: true } : { kind: 'busy_network' }
}
