// Whole walks through the flows by forms alone, as a patient without scripts makes them.
import type { Browser, Reply } from '@/tests/reliability/support/browser'
import { type Form, filled, formsOf } from '@/tests/reliability/support/html'

const MOST_PAGES = 30

export type Walk = { start: string; typed: Record<string, string>; ends: string }

const ext = (flow: string): string => `/unified-booking/ext/input-phone?flow=${flow}`
const ORGANIC = '/unified-booking/input-phone?flow=ORGANIC&utm_source=walk'

/** The details for a home visit. The pincode must be in one of the chain's zones. */
export type Person = Record<
  'phone' | 'name' | 'pincode' | 'address' | 'landmark' | 'apartmentNumber' | 'latLng',
  string
> & { city?: string; cid?: string }

/** Every flow that a guest can finish, with its branches. */
export function walksOf(person: Person): Record<string, Walk> {
  const { cid = '103', ...details } = person
  // Each walk books without paying.
  const typed = { city: 'bengaluru', ...details, appointment_type: 'clinic', self_booked: 'true', pay: '' }
  const book = (start: string, more: Record<string, string>): Walk => ({
    start,
    typed: { ...typed, ...more },
    ends: start.includes('/ext/') ? '/unified-booking/ext/success' : '/unified-booking/success',
  })
  return {
    'PAID_ALIGNER at home': book(ext('PAID_ALIGNER'), { location: 'at_home', concern: 'gaps' }),
    'PAID_IMPLANT at a clinic': book(ext('PAID_IMPLANT'), { location: 'clinic', concern: 'not_sure' }),
    'SMILE_DESIGN at home': book(ext('SMILE_DESIGN'), { location: 'at_home', concern: 'veneers' }),
    PAID_CLINIC: book(ext('PAID_CLINIC'), { self_booked: 'false' }),
    'ORGANIC emergency': book(ORGANIC, { concern_category: 'emergency', skip_video: 'false', treatment: 'root_canal' }),
    'ORGANIC scan at home': book(ORGANIC, {
      concern_category: 'alignment',
      treatment: 'aligner_scan',
      location: 'at_home',
    }),
    'ORGANIC at a clinic': book(ORGANIC, { concern_category: 'gums', treatment: 'teeth_cleaning' }),
    INDIVIDUAL_CLINIC_PAGE: book(`/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=${cid}`, {}),
    PPR: {
      start: '/free-smile-consultation',
      typed: { ...typed, purpose: 'gaps', pain_now: 'strong' },
      ends: '/ppr/end',
    },
    'MEMBER_ACTIVATION of a guest': { start: '/member/activation', typed, ends: '/member/input-phone' },
  }
}

/** The same walks with a new person each, because a number may only book a few times without a code. */
export const walksOfMany = (person: () => Person): Walk[] =>
  Object.keys(walksOf(person())).map((name) => walksOf(person())[name] as Walk)

/** The last slot of a page: the first may be too near for a change by the time that a test makes one. */
const slotIn = ({ choices }: Form): Record<string, string> => {
  const last = choices.slot?.at(-1)
  return last ? { slot: last.value } : {}
}

const isRedirect = ({ status }: Reply): boolean => status >= 300 && status < 400

/** Gets a page and follows its redirects. Throws after 12, because a browser gives up too. */
export async function open(browser: Browser, path: string): Promise<Reply> {
  let reply = await browser.get(path)
  for (let hops = 0; isRedirect(reply); hops += 1) {
    if (hops === 12) throw new Error(`${path} leads in circles: ${reply.location}`)
    reply = await browser.get(reply.location ?? '')
  }
  return reply
}

/**
 * Answers each page until the walk ends. Returns the pages in order, each answered with 200. `before` does something
 * else on each page first.
 */
export async function walk(
  browser: Browser,
  { start, typed, ends }: Walk,
  before: (page: Reply) => Promise<void> = async () => undefined,
): Promise<Reply[]> {
  const pages = [await open(browser, start)]
  for (;;) {
    const page = pages.at(-1) as Reply
    const [form] = formsOf(page.body)
    const route = page.path.split('?')[0]
    if (page.status !== 200) throw new Error(`${page.path} answers ${page.status}`)
    // The form of a success page removes the booking from this device and leads nowhere.
    if (route === ends && (!form?.sends || route.endsWith('/success'))) return pages
    if (!form?.sends || pages.length > MOST_PAGES)
      throw new Error(`${page.path} leads no further; the walk ends at ${ends}`)
    await before(page)
    const sent = await browser.post(form.action || page.path, filled(form, { ...slotIn(form), ...typed }))
    if (sent.status !== 303) throw new Error(`${page.path} answers its form with ${sent.status}`)
    pages.push(await open(browser, sent.location ?? ''))
  }
}
