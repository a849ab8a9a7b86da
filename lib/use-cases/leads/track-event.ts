// Counts pages, treatments and variants, never people.
import { isDeskPath } from '@/lib/addresses/desk'
import { PATHS } from '@/lib/addresses/paths'
import { cityById } from '@/lib/catalogue/clinics/cities'
import type { Device } from '@/lib/catalogue/devices'
import { NO_TREATMENT, PHONE_ENTERED } from '@/lib/catalogue/events'
import { CAMPAIGN_WORDS, type CampaignWord } from '@/lib/catalogue/funnel'
import { treatmentNameOf } from '@/lib/catalogue/treatments/treatment-names'
import { insertEvent } from '@/lib/db/queries/leads/events'
import { campaignName } from '@/lib/domain/leads/campaign'
import { countDecision, limitBounds } from '@/lib/limits/check'
import { mapValues } from '@/lib/types/keys'
import type { Deps } from '@/lib/use-cases/deps'

export type TrackedEvent = { [Word in CampaignWord]?: string | undefined } & {
  name: string
  path: string
  treatment?: string | undefined
  variant?: string | undefined
  city?: string | undefined
  device?: Device | null
  arrived?: boolean | undefined
  first?: 'week' | 'day' | undefined
}

const CLINICS = `${PATHS.clinics}/`

function eventCity({ city, path }: TrackedEvent): string | null {
  const id = city ?? (path.startsWith(CLINICS) ? (path.slice(CLINICS.length).split('/')[0] ?? '') : '')
  return cityById(id)?.id ?? null
}

/** `busy_network`: the network's hourly limit is reached; nothing is counted. */
export async function trackEvent(
  { db, now, secret }: Deps,
  network: string,
  event: TrackedEvent,
): Promise<{ kind: 'tracked'; tracked: true } | { kind: 'busy_network' }> {
  // The desk's own work is no visit.
  if (isDeskPath(event.path)) return { kind: 'tracked', tracked: true }
  const { name, path, treatment = null, variant = null, device = null, arrived = false, first } = event
  const row = {
    name,
    path,
    treatment,
    variant,
    device,
    arrived,
    now,
    city: eventCity(event),
    firstOfDay: first !== undefined,
    firstOfWeek: first === 'week',
    ...mapValues(CAMPAIGN_WORDS, (word) => campaignName(event[word])),
  }
  const isCounted = await insertEvent(db.writes, row, limitBounds({ secret, now }, 'event', { network }))
  countDecision('event', isCounted)
  return isCounted ? { kind: 'tracked', tracked: true } : { kind: 'busy_network' }
}

/** Counts the treatment, never the number (spec section 7). */
export async function trackPhone(
  deps: Deps,
  network: string,
  { treatment, ...entered }: Omit<TrackedEvent, 'name' | 'arrived' | 'first'>,
): Promise<void> {
  const event = { ...entered, name: PHONE_ENTERED, treatment: treatmentNameOf(treatment) || NO_TREATMENT }
  await trackEvent(deps, network, event)
}
