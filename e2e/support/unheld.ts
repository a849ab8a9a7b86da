// A review whose slot is not held, because this network already used its share of the place's day.
import { expect, type Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'

/** The smallest clinic of Bengaluru, where a network may hold only a few seats a day. */
const CID = '105'
/** Holds as many slots of a day as one network may, and returns the first slot that was refused. */
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

/** The nth day on which the clinic is open all day. Each test uses another one. */
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

/** Opens the review of a slot that is not held. Returns the number that has to be proved. `nth` chooses the day. */
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
