// Events of spec section 7. This site counts them without a name, a cookie or a query string.

import { withoutLanguage } from '@/lib/addresses/languages'
import { isPrivatePath } from '@/lib/addresses/private-pages'
import { callUrl } from '@/lib/browser/forms/post'
import { readConsent } from '@/lib/browser/measuring/consent'
import { hasPartners, notifyPartners, trackLogin, trackPhone } from '@/lib/browser/measuring/partners'
import { inBrowser } from '@/lib/browser/storage'
import { type EventName, NO_TREATMENT, PAGE_VIEW, PHONE_ENTERED } from '@/lib/catalogue/events'
import { CAMPAIGN_WORDS } from '@/lib/catalogue/funnel'
import { type ExperimentVariant, variantLabel } from '@/lib/catalogue/variants'
import { mapValues } from '@/lib/types/keys'

type Properties = Record<string, string>

/** Partners get no event of a private page, not even later. */
const mayTrack = (): boolean =>
  hasPartners() && readConsent() === 'accepted' && !isPrivatePath(window.location.pathname)

async function treatmentName(key: string | null): Promise<string | undefined> {
  if (!key) return undefined
  const { treatmentNameOf } = await import('@/lib/catalogue/treatments/treatment-names')
  return treatmentNameOf(key) || undefined
}

type Arrival = { arrived?: true | undefined; first?: 'week' | 'day' | undefined }

function count(name: EventName, path: string, properties: Properties, arrival: Arrival = {}): void {
  const params = new URLSearchParams(window.location.search)
  const campaign = mapValues(CAMPAIGN_WORDS, (_word, param) => params.get(param) ?? undefined)
  const event = { name, path, properties, ...campaign, city: params.get('city') ?? undefined, ...arrival }
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  navigator.sendBeacon(callUrl('event/u/track'), body)
}

const hasArrived = (): boolean => !document.referrer.startsWith(window.location.origin)

const DAY_MS = 86_400_000
const OFFSET_MS = 5.5 * 3_600_000
const COUNTED = 'counted-on'
/** Day 0 is Thursday 1970-01-01; weeks begin on Mondays. */
const weekNumber = (day: number): number => Math.floor((day + 3) / 7)

/** The browser stores only its last counted day, so it can't be told from others. */
function firstPageView(): Arrival['first'] {
  const day = Math.floor((Date.now() + OFFSET_MS) / DAY_MS)
  const before = Number(inBrowser.read(COUNTED))
  if (before === day) return undefined
  inBrowser.write(COUNTED, String(day))
  if (inBrowser.read(COUNTED) !== String(day)) return undefined
  return weekNumber(before) === weekNumber(day) ? 'day' : 'week'
}

/** `path` has no query. Only catalogue names of `treatment` are sent. */
export async function pageViewed(
  path: string,
  treatment: string | null,
  { experiment, isFirst }: { experiment?: ExperimentVariant | undefined; isFirst?: boolean } = {},
): Promise<void> {
  const name = await treatmentName(treatment)
  const properties = {
    'Page Name': name ? `${path} | ${name}` : path,
    ...(experiment ? { Variant: variantLabel(experiment) } : {}),
  }
  const arrival: Arrival = isFirst && hasArrived() ? { arrived: true, first: firstPageView() } : {}
  count(PAGE_VIEW, path, { ...properties, ...(name ? { 'Treatment Name': name } : {}) }, arrival)
  if (mayTrack()) notifyPartners(PAGE_VIEW, properties)
}

/** Partners only: the server counts it with the step. '/' means no treatment (spec section 7). */
export async function trackPhoneEntered(phone: string, treatment: string | null): Promise<void> {
  if (!mayTrack()) return
  trackPhone(phone)
  notifyPartners(PHONE_ENTERED, { 'Treatment Name': (await treatmentName(treatment)) ?? NO_TREATMENT })
}

let lastEntered = ''

/** For pages without a step. Counted once, however often the code or password is tried. */
export function phoneEntered(phone: string): void {
  if (phone === lastEntered) return
  lastEntered = phone
  count(PHONE_ENTERED, withoutLanguage(window.location.pathname), { 'Treatment Name': NO_TREATMENT })
  void trackPhoneEntered(phone, null)
}

/** Partners get the part of the uid after its colon. */
export function userLoggedIn(uid: string, mobile: string): void {
  if (!mayTrack()) return
  trackLogin(uid.slice(uid.indexOf(':') + 1))
  trackPhone(mobile)
}
