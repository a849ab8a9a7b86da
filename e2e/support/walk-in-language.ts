// Walks a flow in any language: controls are found by their names, not by their words.
import { expect, type Page } from '@playwright/test'
import { codeFor } from '@/e2e/support/codes'
import { foreignWords } from '@/e2e/support/looks/foreign'
import { NAME } from '@/e2e/support/steps'
import { submit, tapTime } from '@/e2e/support/walk'
import { inLanguage } from '@/lib/addresses/languages'
import type { Language } from '@/lib/catalogue/languages'

const MOST_STEPS = 15
/** Of any other question the first answer is taken. */
const CHOICES: Record<string, string> = { concern_category: 'gums', location: 'clinic' }

type Person = { phone: string; city: string; nth: number }

const cardsOf = (page: Page) => page.locator('main fieldset button[name]')

/** Taps an answer of a step that asks by cards. False for another step. */
async function tapAnswer(page: Page, { city, nth }: Person): Promise<boolean> {
  const cards = cardsOf(page)
  if ((await cards.count()) === 0) return false
  const name = (await cards.first().getAttribute('name')) ?? ''
  if (name === 'slot') await tapTime(nth)(page)
  else {
    const value = { ...CHOICES, city }[name]
    await (value === undefined ? cards.first() : page.locator(`main fieldset button[value="${value}"]`)).click()
  }
  return true
}

async function fillAnswers(page: Page, { phone }: Person): Promise<void> {
  const code = page.locator('input[autocomplete="one-time-code"]')
  if ((await code.count()) > 0) return code.fill(await codeFor(phone))
  for (const [name, value] of Object.entries({ phone, name: NAME })) {
    const field = page.locator(`main input[name=${name}]`)
    if ((await field.count()) > 0) await field.fill(value)
  }
  const treatment = page.locator('main select[name=treatment]')
  if ((await treatment.count()) > 0) await treatment.selectOption('braces')
}

/** Answers each step until the page at `ends`. Every page on the way speaks the language alone. */
export async function walkIn(page: Page, tag: Language, ends: string, person: Person): Promise<void> {
  const title = page.locator('h1')
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.waitForLoadState()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    expect(await foreignWords(page)).toEqual([])
    if (new URL(page.url()).pathname === inLanguage(ends, tag)) return
    // After a sign-in, a page without a question leads on by itself.
    await expect(cardsOf(page).or(submit(page)).first()).toBeAttached()
    const answered = (await title.textContent()) ?? ''
    if (!(await tapAnswer(page, person))) {
      await fillAnswers(page, person)
      await submit(page).first().click()
    }
    await expect(title).not.toHaveText(answered)
  }
  throw new Error(`The walk did not reach ${ends} in ${MOST_STEPS} steps.`)
}
