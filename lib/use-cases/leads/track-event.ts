// Counts what a visitor did, so that marketing sees a funnel: which page, which treatment, which variant, never who.
import { isDeskPath } from '@/lib/addresses/desk'
import { NO_TREATMENT, PHONE_ENTERED } from '@/lib/catalogue/events'
import { treatmentNameOf } from '@/lib/catalogue/treatment-names'
import { insertEvent } from '@/lib/db/queries/events'
import { campaignName } from '@/lib/domain/campaign'
import { boundsOf, tellBounded } from '@/lib/limits/admit'
import type { Deps } from '@/lib/use-cases/deps'

export type TrackedEvent = {
  name: string
  path: string
  treatment?: string | undefined
  variant?: string | undefined
  /** What brought the visit, as its link says it. */
  campaign?: string | undefined
  source?: string | undefined
  /** The page was the first of a visit. */
  arrived?: boolean | undefined
}

/** `busy_network`: its network has sent as many as one network may in an hour; nothing is counted. */
export async function trackEvent(
  { db, now, secret }: Deps,
  network: string,
  event: TrackedEvent,
): Promise<{ kind: 'tracked'; tracked: true } | { kind: 'busy_network' }> {
  // The desk's own work is nobody's visit.
  if (isDeskPath(event.path)) return { kind: 'tracked', tracked: true }
  const { name, path, treatment = null, variant = null, arrived = false } = event
  const [campaign, source] = [campaignName(event.campaign), campaignName(event.source)]
  const isCounted = await insertEvent(
    db.writes,
    { name, path, treatment, variant, campaign, source, arrived, now },
    boundsOf({ secret, now }, 'event', { network }),
  )
  tellBounded('event', isCounted)
  return isCounted ? { kind: 'tracked', tracked: true } : { kind: 'busy_network' }
}

/** Counts that a phone number was entered on a page, for which treatment; never the number (spec section 7). */
export async function trackPhone(
  deps: Deps,
  network: string,
  { treatment, ...entered }: Omit<TrackedEvent, 'name' | 'arrived'>,
): Promise<void> {
  const event = { ...entered, name: PHONE_ENTERED, treatment: treatmentNameOf(treatment) || NO_TREATMENT }
  await trackEvent(deps, network, event)
}
