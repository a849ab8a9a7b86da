// The way to a review whose time is not held: the network has its share of the place's day already.
import { expect, type Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'

/** The smallest clinic of Bengaluru's list, of whose day a network has a few seats. */
const CID = '105'
/** Holds as many of a late day's times from this test's network as one network may have, and one more is left. */
async function fillShare(page: Page, day: number): Promise<{ value: string; date: string }> {
  const ask = async (path: string, data: object) => (await page.request.post(`/api/${path}`, { data })).json()
  const date = new Date(Date.now() + 19_800_000 + day * 86_400_000).toISOString().slice(0, 10)
  const { slots } = await ask('slot/u/list', { cid: CID, date })
  const free = (slots as { date: string; start: string; end: string }[]).filter((slot) => slot.date === date)
  for (const slot of free) {
    await page.context().clearCookies()
    const held = await ask('slot/u/hold', { cid: CID, ...slot, phone: freshNumber() })
    if (held.error?.code === 'prove') return { date, value: `${slot.date}T${slot.start}/${slot.end}@${CID}` }
  }
  throw new Error(`No bound on ${date}`)
}

/** Days that the clinic is open all day, another one for each of the tests. */
async function openDays(page: Page, nth: number): Promise<number> {
  let seen = 0
  for (let day = 10; day < 29; day += 1) {
    const date = new Date(Date.now() + 19_800_000 + day * 86_400_000).toISOString().slice(0, 10)
    const { slots } = await (await page.request.post('/api/slot/u/list', { data: { cid: CID, date } })).json()
    if (slots.filter((slot: { date: string }) => slot.date === date).length < 14) continue
    if (seen === nth) return day
    seen += 1
  }
  throw new Error('No such day')
}

/** Stands on the review of a time that is not held, and returns the number that has to be proved. `nth` is the day's. */
export async function toUnheldReview(page: Page, nth: number): Promise<string> {
  const phone = freshNumber()
  const { value, date } = await fillShare(page, await openDays(page, nth))
  await page.context().clearCookies()
  const walk = { flow: 'PAID_CLINIC', city: 'bengaluru', phone, cid: CID, date }
  await page.goto(`/unified-booking/ext/clinic-list?${new URLSearchParams(walk)}`)
  await page.locator(`fieldset button[name=slot][value="${value}"]`).click()
  await page.waitForURL(/\/review\?/)
  await expect(page.getByText('not held for you yet')).toBeVisible()
  return phone
}
