// The desk takes a payment, gives it back and takes another; the patient opens the receipts by the link in a message.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { fits } from '@/e2e/support/looks/fits'
import { enterDesk } from '@/e2e/support/own-chain'
import { ownSite } from '@/e2e/support/own-site'
import { addDays, instantOf, localOf, weekdayOf } from '@/lib/domain/clinic-time'

const CLINIC = '101'
const PLACE = `/desk/c${CLINIC}`
const RUNS = [
  { javaScriptEnabled: true, staff: '9000000071', patient: '9000000072' },
  { javaScriptEnabled: false, staff: '9000000073', patient: '9000000074' },
] as const
const LINK = /(\/m\?[A-Z0-9]{8}\w{22})/
/** An A4 sheet without its margins, at 96 px an inch. */
const A4 = { width: 703, height: 1032 }

const site = ownSite()

/** Books a taxed treatment for the patient at the desk, and opens the booking. */
async function book(desk: Page, number: string, day: string): Promise<void> {
  const form = `${site.origin}${PLACE}/new?day=${day}`
  await desk.goto(form)
  const slot = await desk.locator('input[name=slot]').first().getAttribute('value')
  const booked = {
    intent: 'book',
    key: crypto.randomUUID(),
    name: 'Asha Sample',
    treatment: 'smile_design',
    near: 'keep',
  }
  const answer = await desk.request.post(form, {
    headers: { origin: site.origin },
    maxRedirects: 0,
    form: { ...booked, phone: number, slot: slot ?? '' },
  })
  expect(answer.status()).toBe(303)
  await desk.goto(`${site.origin}${PLACE}?day=${day}`)
  const card = desk.locator('td > div', { hasText: 'Due ₹999' })
  await card.locator('a[href^="/desk/booking/"]').click()
}

async function takesMoney(desk: Page, javaScriptEnabled: boolean): Promise<void> {
  await fits(desk, javaScriptEnabled)
  await desk.getByRole('button', { name: /^Cash/ }).click()
  await expect(desk.getByText('Payment entered.')).toBeVisible()
  await fits(desk, javaScriptEnabled)
  await desk.locator('summary', { hasText: 'Give ₹999 back' }).click()
  await desk.getByRole('button', { name: 'Record as given back' }).click()
  await expect(desk.getByText('₹999 paid back')).toBeVisible()
  await desk.getByRole('button', { name: /^UPI/ }).click()
  await expect(desk.getByRole('link', { name: /^Receipt / })).toHaveCount(2)
  await expect(desk.getByRole('button', { name: /^(Cash|UPI|Card)/ })).toHaveCount(0)
}

async function listsMoney(desk: Page, javaScriptEnabled: boolean): Promise<void> {
  await desk.getByRole('link', { name: 'Money', exact: true }).click()
  await expect(desk.locator('h1')).toHaveText(/^Money: Today/)
  await expect(desk.getByRole('row', { name: /Asha Sample UPI ₹999/ }).last()).toBeVisible()
  await fits(desk, javaScriptEnabled)
  const saving = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Save day as CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^money-c101-\d{4}-\d\d-\d\d\.csv$/)
}

async function readsReceipts(browser: Browser, number: string, javaScriptEnabled: boolean): Promise<void> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
  await page.goto(`${site.origin}${await site.toldTo(number, LINK)}`)
  const path = new URL(page.url()).pathname
  await page.goto(`${site.origin}${path}/receipt`)
  const receipts = page.getByRole('region', { name: /^KA/ })
  await expect(receipts).toHaveCount(3)
  await expect(receipts.first()).toContainText('Paid back on')
  await expect(receipts.nth(1)).toContainText(/^Credit note.*C\/\d+.*Tax invoiceKA\/\d{4}\/T\/\d+, /)
  for (const text of ['Tax invoice', 'GSTIN 29', 'Asha Sample', '₹846.62', '₹76.19', '₹999.00'])
    await expect(receipts.last()).toContainText(text)
  await fits(page, javaScriptEnabled)
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to the booking' })).toBeHidden()
  await expect(receipts.last()).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.goto(`${site.origin}/ta${path}/receipt`)
  await expect(receipts.last()).toContainText('Tax invoice')
  await fits(page, javaScriptEnabled)
  await page.context().close()
}

test('the desk takes money, and the patient reads the receipts, with JavaScript and without', async ({ browser }) => {
  const { date } = localOf(new Date())
  const tomorrow = addDays(date, 1)
  const today = weekdayOf(tomorrow) === 6 ? addDays(tomorrow, 1) : tomorrow
  await site.operate('import', 'lib/chain-file/sample.json')
  for (const { staff } of RUNS)
    await site.operate('staff', 'add', staff, '--name', 'Asha Desk', '--role', 'desk', '--clinic', CLINIC)
  await site.startAt(instantOf(today, '09:00'))
  for (const { javaScriptEnabled, staff, patient } of RUNS) {
    const desk = await enterDesk(browser, site, { javaScriptEnabled, number: staff })
    await expect(desk.getByRole('link', { name: 'Money', exact: true })).toBeVisible()
    await book(desk, patient, today)
    await takesMoney(desk, javaScriptEnabled)
    await listsMoney(desk, javaScriptEnabled)
    await readsReceipts(browser, patient, javaScriptEnabled)
    await desk.context().close()
  }
})
