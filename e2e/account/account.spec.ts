// The server shows the account by its session cookie, and changes go through the pool. Nothing of a patient stays on
// screen after signing out.
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { generateSync } from 'otplib'
import { signUp } from '@/e2e/support/account'
import { codeFor } from '@/e2e/support/codes'
import { PASSWORD } from '@/e2e/support/people'
import { haveSession } from '@/e2e/support/session'
import { test } from '@/e2e/support/test'
import { complaintsOf } from '@/e2e/support/walk'

const NAME = 'Asha Sample'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const toast = (page: Page) => page.locator('.Toastify__toast')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openAs(page: Page, at: string): Promise<void> {
  await haveSession(page.context())
  await page.goto(at)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the account sends a guest to the sign-in page', async ({ page }) => {
    await page.goto('/account/profile')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/sign-in?next=%2Faccount%2Fprofile')
  })

  test('the account can be read without JavaScript, and a form changes the name', async ({ page }) => {
    await openAs(page, '/account')
    await expect(page.getByRole('heading', { name: 'Your appointments' })).toBeVisible()
    await page.getByRole('link', { name: 'Your details' }).click()
    await page.locator('#name').fill('R2D2')
    await press(page, 'Save name')
    await expect(page.getByRole('alert')).toContainText('Enter the name in letters, without digits')
    await page.locator('#name').fill('Meera Sample')
    await press(page, 'Save name')
    await expect(page.getByRole('status')).toHaveText('Your name is saved.')
    await expect(page.locator('main noscript p')).toHaveCount(2)
  })
})

/** The left edge of an element's text, in pixels. */
const leftOf = (element: Locator): Promise<number> =>
  element.evaluate((of) => {
    const words = document.createRange()
    words.selectNodeContents(of)
    return words.getBoundingClientRect().left
  })

test('the security page changes password, two-step sign-in and devices, and confirms each change', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signUp(page, '9811000001', '/account/security')

  await press(page, 'Change with current password')
  await page.getByLabel('Current password').fill('Wrong-Pass-11')
  await page.getByLabel('New password').fill('Other-Pass-22')
  await press(page, 'Save')
  await expect(section(page, 'Password').getByRole('alert')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await press(page, 'Save')
  await expect(toast(page)).toHaveText('Your password is saved.')

  await press(page, 'Set up Authenticator app')
  const steps = section(page, 'Two-step sign-in')
  const secret = ((await steps.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('code from the app').fill(generateSync({ secret }))
  await press(page, 'Confirm')
  await expect(steps.getByText('On, used first')).toBeVisible()
  await press(page, 'Turn on Code by SMS')
  await press(page, 'Use this one first Code by SMS')
  await expect(steps.getByRole('listitem').first()).toContainText('On, used first')
  await press(page, 'Turn off Authenticator app')
  await expect(steps.getByRole('button', { name: 'Set up Authenticator app' })).toBeVisible()
  await press(page, 'Turn off Code by SMS')
  await expect(steps.getByText('Two-step sign-in is off.')).toBeVisible()

  const devices = section(page, 'Devices')
  await expect(devices.getByRole('listitem')).toContainText('This device')
  await press(page, /^Forget /)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(devices.getByText('No devices yet')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the e-mail address and the mobile number change only after the right code', async ({ page }) => {
  await signUp(page, '9812000001', '/account/profile')
  const email = section(page, 'E-mail')
  await press(page, 'Add an e-mail address')
  await page.getByLabel('E-mail address').fill('asha@example.in')
  await press(page, 'Send me a code')
  await page.getByLabel('Code', { exact: true }).fill(await codeFor('asha@example.in'))
  await press(page, 'Confirm')
  await expect(toast(page)).toHaveText('Your e-mail address is confirmed.')
  await page.reload()
  await expect(email).toContainText('asha@example.in')
  await expect(email).not.toContainText('not confirmed yet')

  await press(page, 'Change number')
  await press(page, 'Use my password instead')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Confirm')
  await page.getByLabel('New mobile number').fill('9812000002')
  await press(page, 'Send a code to the new number')
  await page.getByLabel('Code', { exact: true }).fill(await codeFor('9812000002'))
  await press(page, 'Confirm')
  await expect(toast(page)).toHaveText(/^Your mobile number is changed/)
  await expect(section(page, 'Mobile number')).toContainText('98120 00002')
  await page.goto('/account')
  await expect(page.getByText('Signed in with 98120 00002')).toBeVisible()
})

test('after signing out, Back, another tab and an offline browser show nothing of the patient', async ({ page }) => {
  await signUp(page, '9813000001', '/account')
  await expect(page.locator('h1')).toHaveText(`Hello, ${NAME}`)
  const other = await page.context().newPage()
  await other.goto('/account/profile')
  await expect(other.locator('#name')).toHaveValue(NAME)
  const slow = await page.context().newPage()
  const scripts: Route[] = []
  await slow.route('**/late-scripts.js', (route) => void scripts.push(route))
  await slow.goto('/account/profile', { waitUntil: 'commit' })
  await expect(slow.locator('#name')).toHaveValue(NAME)
  await page.bringToFront()
  await page.getByRole('link', { name: 'Your details' }).click()
  await expect(page.locator('h1')).toHaveText('Your details')

  await press(page, 'Sign out')
  await page.waitForURL((url) => url.pathname === '/')
  const notice = page.getByRole('status').filter({ hasText: 'You are signed out.' })
  await expect(notice).toBeVisible()
  expect(await leftOf(notice)).toBe(await leftOf(page.locator('h1')))
  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.locator('body')).not.toContainText(NAME)

  await other.bringToFront()
  await expect(other).toHaveURL(/\/sign-in/)
  await expect(other.locator('body')).not.toContainText(NAME)
  // On a slow network this tab loads its scripts only after the sign-out.
  for (const route of scripts) await route.continue()
  await expect(slow).toHaveURL(/\/sign-in/)
  await expect(slow.locator('body')).not.toContainText(NAME)

  await page.goto('/')
  await page.context().setOffline(true)
  await page.goto('/account').catch(() => undefined)
  await expect(page.locator('body')).not.toContainText(NAME)
  const kept = await other.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    )
    return [...caches.flat().map(({ url }) => url), ...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  })
  expect(kept.filter((name) => /account|idToken|accessToken|refreshToken|LastAuthUser/.test(name))).toEqual([])
})

test('a patient who signs out while the site is unreachable leaves a guest’s browser', async ({ page }) => {
  await signUp(page, '9816000001', '/account')
  await expect(page.locator('h1')).toHaveText(`Hello, ${NAME}`)
  await page.route(/\/api\//, (route) => route.abort())
  await press(page, 'Sign out')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.locator('body')).not.toContainText(NAME)

  // Once the server can be reached again, the pending sign-out is sent to it.
  await page.unroute(/\/api\//)
  // A new tab, because this one may still be loading the sign-in page.
  await (await page.context().newPage()).goto('/')
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('__Host-session')
})

test('a sign-out form sent before the scripts load signs the patient out for good', async ({ page, context }) => {
  await signUp(page, '9814000001', '/account')
  await expect(page.locator('h1')).toHaveText(`Hello, ${NAME}`)
  // The form is sent without scripts, as a tap before they load would do.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/account"]')
    const intent = Object.assign(document.createElement('input'), { type: 'hidden', name: 'intent', value: 'sign_out' })
    form?.append(intent)
    form?.submit()
  })
  await page.waitForURL((url) => url.pathname !== '/account')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-session')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Token')))).toEqual([])
})

test('deleting an account first asks and says what is kept, and a new account starts empty', async ({ page }) => {
  await signUp(page, '9815000001', '/account/security')
  await press(page, 'Delete my account')
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account forever?' })
  await expect(dialog).toContainText('three years')
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(dialog).toHaveCount(0)
  await press(page, 'Delete my account')
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in/)
})
