// Slots as the site lists them, because tests must not depend on the date.
import { type Browser, openBrowser, type Slot } from '@/tests/reliability/support/browser'

const DAY_MS = 86_400_000
const IST_MS = 19_800_000

/** The clinics' date in `days` days. */
export const dateIn = (days: number): string => new Date(Date.now() + IST_MS + days * DAY_MS).toISOString().slice(0, 10)

/** Days that stay bookable even when the tests run past midnight. */
const DAYS = Array.from({ length: 25 }, (_, n) => dateIn(n + 3))

async function slotsOn(browser: Browser, place: { cid?: string; zone?: string }, date: string): Promise<Slot[]> {
  const { status, json } = await browser.call('slot/u/list', { ...place, date })
  if (status !== 200) throw new Error(`slot/u/list answered ${status}`)
  return (json.slots ?? []).map(({ start, end }) => ({ date, start, end })).filter((slot) => slot.date === date)
}

/**
 * `n` free slots of a clinic or zone, spread over the days, because unproved numbers may only hold a share of each
 * day.
 */
export async function freeSlots(origin: string, place: { cid?: string; zone?: string }, n: number): Promise<Slot[]> {
  const browser = openBrowser(origin)
  // For a closed day the site lists the first open day instead, whose slots are left out here.
  const days = await Promise.all(DAYS.map((date) => slotsOn(browser, place, date)))
  const most = Math.max(...days.map((day) => day.length))
  const found = Array.from({ length: most }, (_, nth) => days.flatMap((day) => day[nth] ?? [])).flat()
  if (found.length < n) throw new Error(`There are ${found.length} free times, not ${n}`)
  return found.slice(0, n)
}

let dialled = 0
/** A mobile number that this process has not used yet. */
export function newPhone(): string {
  dialled += 1
  return `98${String(10_000_000 + dialled)}`
}
