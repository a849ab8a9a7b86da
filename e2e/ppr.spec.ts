import { expect } from '@playwright/test'
import { testFlow, testInBoth } from '@/e2e/support/flow-test'
import { city, NAME, phone } from '@/e2e/support/steps'
import { choose, fill, nothing, tap, walk } from '@/e2e/support/walk'

const under = '/free-smile-consultation'

testInBoth('PPR', async (page, number) => {
  await page.goto(under)
  await walk(page, [
    { at: under, title: 'Free smile consultation by phone', answer: nothing },
    { at: `${under}/select-issue`, title: 'What can we help you with?', answer: tap('purpose', 'gaps') },
    phone(under, number),
    city(under),
    { at: `${under}/input-name`, title: 'What is your name?', answer: fill({ name: NAME }) },
    {
      at: `${under}/questionnaire`,
      title: 'A few questions before we call',
      answer: choose({ pain_now: 'strong', best_time: 'evening' }),
    },
  ])
  await expect(page).toHaveURL((url) => url.pathname === '/ppr/end')
  await expect(page.locator('h1')).toHaveText('Thank you. A dentist will call you')
  await expect(page.locator('main')).toContainText(number.slice(0, 5))
  await expect(page.locator('main')).toContainText('8:00 pm')
  await page.getByRole('link', { name: 'Change the time or an answer' }).click()
  await expect(page.locator('input[name=best_time][value=evening]')).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Book an emergency visit' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose this time' }).click()
  await expect(page.locator('input[name=name]')).toHaveValue(NAME)
  await expect(page.locator('select[name=treatment]')).toHaveValue('other')
})

testFlow('PPR with a purpose from its card', async (page, number) => {
  await page.goto(under)
  await page.getByRole('link', { name: 'Missing teeth' }).click()
  await walk(page, [phone(under, number)])
  await expect(page).toHaveURL(/select-city\?flow=PPR&purpose=missing_teeth/)
})
