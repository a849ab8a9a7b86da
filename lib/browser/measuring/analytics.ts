// The events of spec section 7. This site counts them itself, without a name, a cookie or a query string; the partners
// are told after consent.

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

/** Of what happens on a private page partners hear nothing, not even later. */
const mayTrack = (): boolean =>
  hasPartners() && readConsent() === 'accepted' && !isPrivatePath(window.location.pathname)

/** The name of a treatment in the catalogue; undefined for what it does not hold. */
async function treatmentName(key: string | null): Promise<string | undefined> {
  if (!key) return undefined
  const { treatmentNameOf } = await import('@/lib/catalogue/treatments/treatment-names')
  return treatmentNameOf(key) || undefined
}

type Arrival = { arrived?: true | undefined; first?: 'week' | 'day' | undefined }

function count(name: EventName, path: string, properties: Properties, arrival: Arrival = {}): void {
  const said = new URLSearchParams(window.location.search)
  const brought = mapValues(CAMPAIGN_WORDS, (_word, param) => said.get(param) ?? undefined)
  const event = { name, path, properties, ...brought, city: said.get('city') ?? undefined, ...arrival }
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
  navigator.sendBeacon(callUrl('event/u/track'), body)
}

/** Whether the document was opened from elsewhere: the first page of a visit. */
const hasArrived = (): boolean => !document.referrer.startsWith(window.location.origin)

const DAY_MS = 86_400_000
/** Of the clinics' clock, +05:30 all year. */
const OFFSET_MS = 5.5 * 3_600_000
const COUNTED = 'counted-on'
/** Days are whole ones since 1970-01-01, a Thursday; weeks begin on Mondays. */
const weekNumber = (day: number): number => Math.floor((day + 3) / 7)

/**
 * In which span this browser is counted for the first time: its week, or its day alone; undefined for neither, and where the browser
 * keeps nothing. The browser remembers the day by itself and is told apart from no other one.
 */
function firstPageView(): Arrival['first'] {
  const day = Math.floor((Date.now() + OFFSET_MS) / DAY_MS)
  const before = Number(inBrowser.read(COUNTED))
  if (before === day) return undefined
  inBrowser.write(COUNTED, String(day))
  if (inBrowser.read(COUNTED) !== String(day)) return undefined
  return weekNumber(before) === weekNumber(day) ? 'day' : 'week'
}

/**
 * Says that a page was seen. `path` is without a query; `treatment` is the query's, and only a name of the catalogue goes
 * on; `trial` is what the page shows of an experiment; `isFirst` of the first page that the document shows.
 */
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

/**
 * Tells the partners that a phone number was entered in a step, for which treatment; '/' when the page is about none (spec
 * section 7). The server has counted it with the step.
 */
export async function trackPhoneEntered(phone: string, treatment: string | null): Promise<void> {
  if (!mayTrack()) return
  trackPhone(phone)
  notifyPartners(PHONE_ENTERED, { 'Treatment Name': (await treatmentName(treatment)) ?? NO_TREATMENT })
}

let lastEntered = ''

/** Says that a phone number was entered where no step is: once, however often its code or password is tried. */
export function phoneEntered(phone: string): void {
  if (phone === lastEntered) return
  lastEntered = phone
  count(PHONE_ENTERED, window.location.pathname, { 'Treatment Name': NO_TREATMENT })
  void trackPhoneEntered(phone, null)
}

/** Says who is signed in: the part of the uid after its colon. */
export function userLoggedIn(uid: string, mobile: string): void {
  if (!mayTrack()) return
  trackLogin(uid.slice(uid.indexOf(':') + 1))
  trackPhone(mobile)
}
