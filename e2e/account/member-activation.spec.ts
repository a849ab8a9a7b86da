import { expect } from '@playwright/test'
import { enterCode } from '@/e2e/support/codes'
import { testFlow, testInBoth } from '@/e2e/support/flow-test'
import { haveSession } from '@/e2e/support/session'
import { phone } from '@/e2e/support/steps'
import { nothing, tap, walk } from '@/e2e/support/walk'

const activation = { at: '/member/activation', title: 'Muthu Dental membership', answer: nothing }
const questionnaire = {
  at: '/member/questionnaire',
  title: 'What matters most to you now?',
  answer: tap('issue', 'check_up'),
}

testInBoth('MEMBER_ACTIVATION of a guest', async (page, number, _nth, hasScripts) => {
  await page.goto('/member/activation?isLoggedIn=true')
  await walk(page, [activation])
  await expect(page).toHaveURL((url) => url.pathname === '/member/input-phone')
  // The scripts have to be loaded: a number that is sent without them is saved as a lead for a call.
  if (hasScripts) await page.waitForLoadState('networkidle')
  await walk(page, [phone('/member', number)])
  await expect(page).toHaveURL((url) => url.pathname === '/member/input-phone')
  if (hasScripts) {
    await expect(page.locator('h1')).toHaveText('Enter your code')
    await enterCode(page, number)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/member/questionnaire')
    await walk(page, [questionnaire])
    await expect(page.locator('h1')).toHaveText('Your membership is active')
    return
  }
  await expect(page.locator('h1')).toHaveText('We have your number')
  await expect(page.locator('main').getByRole('link', { name: 'Book a checkup' })).toBeVisible()
  await expect(page.locator('main')).toContainText('It isn’t active yet')
  await page.goto('/member/activated?issue=check_up&isLoggedIn=true')
  await expect(page).toHaveURL((url) => url.pathname === '/member/input-phone')
})

testFlow('MEMBER_ACTIVATION signed in', async (page, _number, nth) => {
  await haveSession(page.context(), nth)
  await page.goto('/member/activation')
  await walk(page, [activation, questionnaire])
  await expect(page).toHaveURL((url) => url.pathname === '/member/activated')
  await expect(page.locator('h1')).toHaveText('Your membership is active')
  await expect(page.locator('strong')).toHaveText(/^M[A-Z0-9]{8}$/)
  await page.goto('/member/activation')
  await expect(page.locator('h1')).toHaveText(/^You are a member until /)
})
