// Sign-outs that are easily incomplete: with a lot of data to clear, in another tab, on another device.
import { expect, type Page, test } from '@playwright/test'
import { signUp } from '@/e2e/support/account'
import { enterCode, freshNumber } from '@/e2e/support/codes'

const NAME = 'Asha Sample'
const title = (page: Page) => page.locator('h1')

/** Sends the sign-out form without scripts, as a tap before they load would do. */
const sendForm = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/account"]')
    const intent = Object.assign(document.createElement('input'), { type: 'hidden', name: 'intent', value: 'sign_out' })
    form?.append(intent)
    form?.submit()
  })

test('the sign-out form removes every cookie of the patient, even with a lot to clear', async ({ page, context }) => {
  await signUp(page, freshNumber(), '/account')
  await expect(title(page)).toHaveText(`Hello, ${NAME}`)
  // With this many databases to clear, the page could run scripts again before the browser stored the answer's
  // cookies.
  await page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open(name)
        asked.onupgradeneeded = () => void asked.result.createObjectStore('rows')
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          asked.result.close()
          done()
        }
      })
    for (let at = 0; at < 120; at += 1) await open(`database ${at}`)
  })
  await sendForm(page)
  await page.waitForURL((url) => url.pathname !== '/account')
  const names = (await context.cookies()).map(({ name }) => name)
  for (const name of ['__Host-session', '__Host-draft', 'signed-in']) expect(names).not.toContain(name)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))).toEqual([])
})

test('an open page shows nothing more after its patient signed out on another device', async ({ page }) => {
  await signUp(page, freshNumber(), '/account')
  await expect(title(page)).toHaveText(`Hello, ${NAME}`)
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'))
    return localStorage.getItem(key ?? '')
  })
  const out = await page.request.post('/api/cognito-idp', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    data: JSON.stringify({ AccessToken: token }),
  })
  expect(out.status()).toBe(200)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined)
      return new URL(page.url()).pathname
    })
    .toBe('/sign-in')
  await expect(page.locator('body')).not.toContainText(NAME)
})

test('a sign-in that is open in two tabs completes in both', async ({ page, context }) => {
  const number = freshNumber()
  const other = await context.newPage()
  await other.goto('/sign-in?next=/membership')
  await other.getByLabel('Mobile number').fill('98')
  await other.waitForLoadState('networkidle')
  await page.goto('/sign-in?next=/account')
  await page.getByLabel('Mobile number').fill(number)
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click()
  await enterCode(page, number)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await other.bringToFront()
  await expect(other).toHaveURL('/membership', { timeout: 30_000 })
})
