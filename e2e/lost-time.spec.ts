// The slot is lost while the patient is at the review. A live page shows it at once, other pages when the patient
// taps Book.
import { expect, type Page } from '@playwright/test'
import { type OtherVisitors, test } from '@/e2e/support/other-visitors'

/** Chooses a slot, releases its hold without the page knowing, and lets others hold every seat of it. */
async function lose(page: Page, at: number, { times, letGo, takeAll }: OtherVisitors) {
  await page.goto(times)
  const pill = page.locator('[name=slot]').nth(at)
  const value = (await pill.getAttribute('value')) ?? ''
  await pill.click()
  await page.waitForURL(/\/review\?/)
  await letGo(page)
  await takeAll(value)
}

test('a dialog at the review reports a lost slot, and its button leads to the nearest slots', async ({
  otherVisitors,
}) => {
  const hearing = await (await otherVisitors.context()).newPage()
  const deaf = await otherVisitors.deaf()

  await lose(hearing, 1, otherVisitors)
  const told = hearing.getByRole('alertdialog', { name: 'Someone else took this time' })
  await expect(told).toBeVisible()
  await expect(hearing.locator('main [aria-live=polite]').filter({ hasText: 'no longer available' })).toHaveCount(0)
  await hearing.keyboard.press('Escape')
  await expect(hearing.getByRole('group', { name: 'Nearest available times' })).toBeVisible()

  await lose(deaf, 2, otherVisitors)
  await deaf.locator('[data-primary] [type=submit]:not([name])').click()
  const found = deaf.getByRole('alertdialog', { name: 'This time is no longer available' })
  await expect(found).toBeVisible()
  await expect(deaf).toHaveURL(/\/review\?/)
  await found.getByRole('button', { name: 'See other times' }).click()
  await expect(deaf.getByRole('group', { name: 'Nearest available times' })).toBeVisible()
  // The page says so too, but screen readers don't hear it a second time.
  await expect(deaf.getByText(/Choose another time. Your other answers are saved/)).toBeVisible()
  await expect(deaf.locator('main [role=status]').filter({ hasText: /Choose another time/ })).toHaveCount(0)
})
