import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { enterCode, freshNumber } from '@/e2e/support/codes'
import { PASSWORD, WITH_PASSWORD } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { complaintsOf } from '@/e2e/support/walk'

const FRESH = 'Other-Pass-22'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page) => page.locator('h1')

async function signIn(page: Page, number: string, password: string): Promise<void> {
  await page.goto('/sign-in?next=/account/security')
  await page.getByLabel('Mobile number').fill(number)
  await press(page, 'Use a password instead')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
}

async function signOut(page: Page): Promise<void> {
  // If this call ended after the sign-out, the site would refuse it and log the refusal.
  const known = page.waitForResponse(/\/user\/a\/get$/)
  await page.goto('/account')
  await known
  await press(page, 'Sign out')
  await page.waitForURL((url) => url.pathname === '/')
}

test('a code requested before the scripts load is sent once they have loaded', async ({ page }) => {
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/late-scripts.js', (route) => posted.then(() => route.fallback()))
  await page.goto('/forgot-password', { waitUntil: 'commit' })
  await page.getByLabel('Mobile number').fill(freshNumber())
  await press(page, 'Send me a code')
  await expect(title(page)).toHaveText('Enter the code and a new password')
  await expect(page.getByLabel('6-digit code')).toBeFocused()
})

test('a patient with the code sets a new password and is signed in', async ({ page }) => {
  const complaints = complaintsOf(page)
  const number = WITH_PASSWORD.forgets
  await page.goto('/sign-in')
  await press(page, 'Use a password instead')
  await page.getByRole('link', { name: 'I forgot my password' }).click()
  // The URL changes before the page does, and the old page also has a field for a mobile number.
  await expect(title(page)).toHaveText('Choose a new password')
  await page.getByLabel('Mobile number').fill(number)
  await press(page, 'Send me a code')
  await enterCode(page, number)
  await page.getByLabel('New password').fill('short')
  await press(page, 'Save and sign in')
  await expect(page.locator('#password-error')).toContainText('at least 8 characters')
  await page.getByLabel('New password').fill(FRESH)
  await press(page, 'Save and sign in')
  await page.waitForURL((url) => url.pathname === '/account')

  await signOut(page)
  await signIn(page, number, PASSWORD)
  await expect(page.locator('#password-error')).toContainText('is not right')
  await page.getByLabel('Password', { exact: true }).fill(FRESH)
  await press(page, 'Sign in')
  await page.waitForURL((url) => url.pathname === '/account/security')
  expect(complaints).toEqual([])
})

test('a tap before the scripts load opens the password form, and the number stays', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/sign-in?next=/membership')
  await page.getByLabel('Mobile number').fill(WITH_PASSWORD.hasApp)
  await press(page, 'Use a password instead')
  await expect(title(page)).toHaveText('Sign in with your password')
  await expect(page.locator('#phone')).toHaveValue(WITH_PASSWORD.hasApp)
  await expect(page).toHaveURL('/sign-in?next=/membership')
  // A password is only ever sent to the pool, which takes scripts.
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
})

test('after the password the page asks for the app’s code, also after a reload', async ({ page }) => {
  const number = WITH_PASSWORD.hasApp
  await signIn(page, number, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/account/security')
  await press(page, 'Set up Authenticator app')
  const steps = page.getByRole('region', { name: 'Two-step sign-in', exact: true })
  const secret = ((await steps.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('code from the app').fill(generateSync({ secret }))
  await press(page, 'Confirm')
  await expect(steps.getByText('On, used first')).toBeVisible()

  await signOut(page)
  await signIn(page, number, PASSWORD)
  await expect(title(page)).toHaveText('Enter the code from your app')
  await page.reload()
  await expect(title(page)).toHaveText('Enter the code from your app')
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.fill('000000')
  await press(page, 'Sign in')
  await expect(page.locator('#code-error')).toContainText('not the code in your app now')
  // An authenticator code works once. The pool already accepts the code of the next 30 seconds.
  await code.fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }))
  await press(page, 'Sign in')
  await page.waitForURL((url) => url.pathname === '/account/security')
})

test('the hosted sign-in page leads back to where the patient was going', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/sign-in?next=/account/profile')
  await press(page, 'Sign in on a separate page')
  await page.waitForURL((url) => url.pathname === '/oauth2/authorize')
  await page.getByLabel('Mobile number').fill(WITH_PASSWORD.usesHosted)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign in')
  await page.waitForURL((url) => url.pathname === '/account/profile')

  await page.goto('/account/security')
  const here = page.getByRole('listitem').filter({ hasText: 'This device' })
  await here.getByRole('button', { name: /^Forget/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(here).toHaveCount(0)
  await signOut(page)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in/)
  expect(complaints).toEqual([])
})
