// Counts what a visitor did, so that marketing sees a funnel: which page, which treatment, which variant, never who.
import { NO_TREATMENT, PHONE_ENTERED } from '@/lib/catalogue/events'
import { treatmentNameOf } from '@/lib/catalogue/treatment-names'
import { insertEvent } from '@/lib/db/queries/events'
import { boundsOf } from '@/lib/limits/admit'
import type { Deps } from '@/lib/use-cases/deps'

export type TrackedEvent = { name: string; path: string; treatment?: string | undefined; variant?: string | undefined }

/** `busy_network`: its network has sent as many as one network may in an hour; nothing is counted. */
export async function trackEvent(
  { db, now, secret }: Deps,
  network: string,
  event: TrackedEvent,
): Promise<{ kind: 'tracked'; tracked: true } | { kind: 'busy_network' }> {
  const { treatment = null, variant = null, ...said } = event
  const isCounted = await insertEvent(
    db.writes,
    { ...said, treatment, variant, now },
    boundsOf({ secret, now }, 'event', { network }),
  )
  return isCounted ? { kind: 'tracked', tracked: true } : { kind: 'busy_network' }
}

/** Counts that a phone number was entered on a page, for which treatment; never the number (spec section 7). */
export async function trackPhone(deps: Deps, network: string, path: string, treatment?: string): Promise<void> {
  await trackEvent(deps, network, { name: PHONE_ENTERED, path, treatment: treatmentNameOf(treatment) || NO_TREATMENT })
}
