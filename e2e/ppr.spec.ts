import { expect } from '@playwright/test'
import { testFlow } from '@/e2e/support/flow-test'
import { city, NAME, phone } from '@/e2e/support/steps'
import { choose, fill, nothing, tap, walk } from '@/e2e/support/walk'

const under = '/free-smile-consultation'

testFlow('PPR', async (page, number) => {
  await page.goto(under)
  await walk(page, [
    { at: under, title: 'Free smile consultation', answer: nothing },
    { at: `${under}/select-issue`, title: 'What would you like to change?', answer: tap('purpose', 'gaps') },
    phone(under, number),
    city(under),
    { at: `${under}/input-name`, title: 'What is your name?', answer: fill({ name: NAME }) },
    { at: `${under}/questionnaire`, title: 'A few questions before we call', answer: choose({ pain_now: 'strong' }) },
  ])
  await expect(page).toHaveURL((url) => url.pathname === '/ppr/end')
  await expect(page.locator('h1')).toHaveText('Thank you. A dentist calls you')
  await expect(page.locator('main')).toContainText(number.slice(0, 5))
})

testFlow('PPR with a purpose from its card', async (page, number) => {
  await page.goto(under)
  await page.getByRole('link', { name: 'Missing teeth' }).click()
  await walk(page, [phone(under, number)])
  await expect(page).toHaveURL(/select-city\?flow=PPR&purpose=missing_teeth/)
})
