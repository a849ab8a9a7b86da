import { expect, type Page } from '@playwright/test'
import { enterCode, freshNumber, readable } from '@/e2e/support/codes'
import { test } from '@/e2e/support/test'
import { complaintsOf } from '@/e2e/support/walk'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'

const PASSWORD = 'Sample-Pass-1'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page) => page.locator('h1')

async function sendCode(page: Page, number: string): Promise<void> {
  // The URL changes before the page does, and the old page may also have a field for a mobile number.
  await expect(title(page)).toHaveText('Sign in')
  await page.getByLabel('Mobile number').fill(number)
  await press(page, 'Send me a code')
}

test('with a new number the code step survives a reload, a wrong code counts and the right code leads on', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const number = freshNumber()
  await page.goto('/sign-in?next=/membership')
  await sendCode(page, number)
  await expect(title(page)).toHaveText('Enter your code')
  await page.reload()
  await expect(title(page)).toHaveText('Enter your code')
  await page.getByLabel('6-digit code').fill('000000')
  await press(page, 'Sign in')
  await expect(page.locator('#code-error')).toContainText('You have 2 tries left')
  await page.getByLabel('6-digit code').blur()
  await page.getByLabel('6-digit code').focus()
  await enterCode(page, number)
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/membership')
  await page.goto('/sign-in')
  await expect(title(page)).toHaveText('You are signed in')
  expect(complaints).toEqual([])
})

test('three wrong codes end the sign-in, and the page says when another code can be sent', async ({ page }) => {
  const number = freshNumber()
  await page.goto('/sign-in')
  await sendCode(page, number)
  for (const left of ['You have 2 tries left', 'You have one try left']) {
    await page.getByLabel('6-digit code').fill('000000')
    await press(page, 'Sign in')
    await expect(page.locator('#code-error')).toContainText(left)
  }
  await press(page, 'Sign in')
  await expect(title(page)).toHaveText('That code no longer works')
  await press(page, 'Send me a new code')
  await expect(page.getByRole('alert').first()).toContainText(/You can ask for a new one in \d+ seconds/)
})

test('a step offers sign-in to a guest, and knows the number and the way back afterwards', async ({ page }) => {
  const number = freshNumber()
  await page.goto('/unified-booking/input-phone?flow=ORGANIC&utm_source=bus')
  await page.getByRole('link', { name: /^Have an account/ }).click()
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await sendCode(page, number)
  await enterCode(page, number)
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/unified-booking/input-phone?flow=ORGANIC&utm_source=bus')
  await expect(page.getByLabel('Mobile number')).toHaveValue(readable(number))
  await expect(page.getByRole('link', { name: /^Have an account/ })).toHaveCount(0)
})

test('a patient signs in with a password, and a wrong password stays on the page', async ({
  page,
  browser,
  baseURL,
}) => {
  const number = freshNumber()
  await page.goto('/sign-up?next=/membership')
  await page.getByLabel('Full name').fill('Meera Sample')
  await page.getByLabel('Mobile number').fill(number)
  await page.getByLabel('New password').fill(PASSWORD)
  await press(page, 'Create account')
  await enterCode(page, number)
  await press(page, 'Confirm number')
  await expect(page).toHaveURL('/membership')

  const other = await (await browser.newContext({ baseURL })).newPage()
  await other.goto('/sign-in?next=/membership')
  await other.getByLabel('Mobile number').fill(number)
  await press(other, 'Use a password instead')
  await other.getByLabel('Password', { exact: true }).fill('Wrong-Pass-1')
  await press(other, 'Sign in')
  await expect(other.locator('#password-error')).toContainText('is not right')
  await expect(other.getByLabel('Password', { exact: true })).toHaveValue('Wrong-Pass-1')
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(other, 'Sign in')
  await expect(other).toHaveURL('/membership')
  await other.context().close()
})

test('no address contains personal data, and the sign-in leads to no other site', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const number = freshNumber()
  await page.goto('/sign-in?next=//evil.example/account')
  await sendCode(page, number)
  await enterCode(page, number)
  await press(page, 'Sign in')
  await expect(page).toHaveURL(/\/account$/)
  expect(urls.filter((url) => url.includes(number) || new URL(url).origin !== new URL(page.url()).origin)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the sign-in pages say that they need JavaScript, and hide their forms', async ({ page }) => {
    for (const path of [ACCOUNT_PATHS.signIn, ACCOUNT_PATHS.signUp, ACCOUNT_PATHS.forgotPassword]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Signing in needs JavaScript' })).toBeVisible()
      await expect(page.locator('main form')).toBeHidden()
    }
    await page.getByRole('link', { name: 'Book an appointment' }).click()
    await expect(page).toHaveURL(/input-phone/)
  })
})
