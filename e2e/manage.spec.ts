import { expect, type Page } from '@playwright/test'
import { codeFor } from '@/e2e/support/codes'
import { test } from '@/e2e/support/looks/shared-page'
import { city, clinics, NAME, phone, review } from '@/e2e/support/steps'
import { test as testAlone } from '@/e2e/support/test'
import { booked, complaintsOf, manageLink, slot, walk } from '@/e2e/support/walk'

const under = '/unified-booking/ext'
async function bookAndManage(page: Page, number: string, nth: number): Promise<string> {
  await page.goto(`${under}/input-phone?flow=PAID_CLINIC`)
  await walk(page, [phone(under, number), city(under), clinics(under, nth), review(under)])
  await booked(page, `${under}/success`)
  return manageLink(page)
}
/** The page that a short link leads to. */
const bareOf = (link: string): string => link.replace(/\/m\?(.{8}).*$/, '/manage/$1')
const when = (page: Page) => page.locator('dl > div', { hasText: 'When' }).locator('dd')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the patient reschedules with the same reference and link, is asked before cancelling, and can undo it', async ({
      page,
    }) => {
      const link = await bookAndManage(page, javaScriptEnabled ? '9840000001' : '9840000002', 10)
      for (const name of ['Directions', 'Add to calendar', 'Google Calendar', 'Share on WhatsApp'])
        await expect(page.getByRole('link', { name })).toBeVisible()
      await expect(page.locator('main')).toContainText(/SMS (on|to) .*98400 0000/)
      await page.goto(link)
      const before = await when(page).textContent()
      await expect(page.getByRole('button', { name: 'Confirm new time' })).toBeHidden()
      await page.getByText('Reschedule', { exact: true }).click()
      await page.getByRole('button', { name: 'Confirm new time' }).click()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
      await page.getByRole('link', { name: 'Later days' }).click()
      await expect(page).toHaveURL((url) => url.searchParams.has('date'))
      const later = page.getByRole('navigation', { name: 'Days' })
      await expect(later.getByRole('link', { name: 'Earlier days' })).toBeVisible()
      await later
        .getByRole('link', { name: /slots?$/ })
        .first()
        .click()
      await expect(page.locator('input[name=slot]').first()).toBeAttached()
      await slot(1)(page)
      await page.getByRole('button', { name: 'Confirm new time' }).click()
      await expect(page.getByRole('status')).toContainText('rescheduled')
      const moved = await when(page).textContent()
      expect(moved).not.toBe(before)
      await page.goto(link)
      await expect(page.locator('main')).toContainText(NAME)
      await page.getByRole('link', { name: 'Cancel appointment' }).click()
      const question = javaScriptEnabled ? page.getByRole('alertdialog') : page.locator('main')
      await expect(question.getByRole('heading', { name: /^Cancel .*\?$/ })).toBeVisible()
      await expect(question.getByRole('button', { name: /^Reschedule to / })).toHaveCount(3)
      if (javaScriptEnabled) await page.keyboard.press('Escape')
      else await page.getByRole('link', { name: 'No, keep it' }).click()
      expect(await when(page).textContent()).toBe(moved)
      await page.getByRole('link', { name: 'Cancel appointment' }).click()
      await page.getByRole('button', { name: 'Yes, cancel' }).click()
      await expect(page.locator('h1')).toHaveText('This appointment is cancelled')
      await page.getByRole('button', { name: 'Undo cancellation' }).click()
      await expect(page.getByRole('status')).toContainText('is booked again')
      expect(await when(page).textContent()).toBe(moved)
      await page.getByRole('link', { name: 'Cancel appointment' }).click()
      await page.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.goto(link)
      await expect(page.locator('h1')).toHaveText('This appointment is cancelled')
      await expect(page.getByText('Reschedule', { exact: true })).toHaveCount(0)
      await page.getByRole('link', { name: 'Book another appointment' }).click()
      await expect(page).toHaveURL((url) => url.searchParams.get('flow') === 'PAID_CLINIC')
    })
  })
}

test('the calendar file has the time in UTC, the place and the page, without the key', async ({ page, request }) => {
  const link = await bookAndManage(page, '9840000003', 11)
  const bare = bareOf(link)
  const file = await request.get(`${bare}/appointment.ics?key=${link.slice(-22)}`)
  expect(file.headers()['content-type']).toContain('text/calendar')
  const lines = (await file.text()).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('METHOD:PUBLISH')
  expect(lines.find((line) => line.startsWith('DTSTART:'))).toMatch(/^DTSTART:\d{8}T\d{6}Z$/)
  expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('Muthu Dental')
  expect(lines.find((line) => line.startsWith('URL:'))).toMatch(new RegExp(`${bare}$`))
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('in another browser the link leaves the address and shows little, and a new link closes it', async ({
      page,
      browser,
    }) => {
      const number = javaScriptEnabled ? '9840000005' : '9840000006'
      const link = await bookAndManage(page, number, javaScriptEnabled ? 13 : 14)
      const bare = bareOf(link)
      const other = await (await browser.newContext({ javaScriptEnabled })).newPage()
      const complaints = complaintsOf(other)
      const asked: string[] = []
      other.on('request', (request) => asked.push(request.url()))
      await other.goto(link)
      await expect(other).toHaveURL(bare)
      expect(asked.filter((url) => url.includes(link.slice(-22)))).toHaveLength(1)
      await expect(other.locator('main')).toContainText(NAME)
      await expect(other.locator('main')).toContainText('••••• •')
      await expect(other.locator('main')).not.toContainText(number.slice(0, 5))
      await other.getByRole('button', { name: 'Get a new link' }).click()
      await expect(other.getByRole('status')).toContainText('texting a new one')
      await expect(other.locator('main')).not.toContainText(NAME)
      await other.goto(link)
      await expect(other.locator('h1')).toHaveText('We can’t show this booking here')
      await page.goto(bare)
      await expect(page.locator('main')).toContainText(NAME)
      await other.getByLabel('Mobile number you booked with').fill(number)
      await other.getByRole('button', { name: 'Send me a code' }).click()
      await expect(other.getByLabel('6-digit code')).toBeVisible()
      expect(decodeURIComponent(other.url())).not.toContain(number)
      await other.getByLabel('6-digit code').fill(await codeFor(number))
      await other.getByRole('button', { name: 'Open my booking' }).click()
      await expect(other).toHaveURL(bare)
      await expect(other.locator('main')).toContainText(NAME)
      expect(complaints).toEqual([])
    })

    // This test needs a browser of its own because it checks the whole history.
    testAlone('a shared device forgets a guest: neither Back nor the history shows anything', async ({ page }) => {
      const number = javaScriptEnabled ? '9840000007' : '9840000008'
      await page.goto(`${under}/input-phone?flow=PAID_CLINIC`)
      await walk(page, [phone(under, number), city(under), clinics(under, javaScriptEnabled ? 3 : 4), review(under)])
      await booked(page, `${under}/success`)
      await page.getByRole('button', { name: 'Remove my details' }).click()
      await expect(page.locator('h1')).toHaveText('Your details are removed from this device')
      for (let back = 0; back < 5; back += 1) {
        await page.goBack()
        await page.waitForLoadState('networkidle')
        let shown = ''
        // The page may redirect at once, which makes reading its content fail.
        await expect(async () => {
          shown = await page.content()
        }).toPass()
        for (const value of [number.slice(0, 5), number, NAME, 'Asha']) expect(shown).not.toContain(value)
      }
      const kept = (await page.context().cookies()).map(({ name }) => name)
      expect(kept.filter((name) => name.includes('manage'))).toEqual([])
    })
  })
}

test('a wrong key shows nothing', async ({ page, browser }) => {
  const link = await bookAndManage(page, '9840000004', 12)
  const other = await (await browser.newContext()).newPage()
  const response = await other.goto(link.replace(/.{22}$/, 'A'.repeat(22)))
  expect(response?.status()).toBe(404)
  await expect(other.locator('main')).not.toContainText(NAME)
})
