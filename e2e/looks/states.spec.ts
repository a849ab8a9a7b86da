// Dialogs, menus and toasts pass the same checks as a page, and nothing moves for a visitor who asked for reduced
// motion.
import { expect, type Page } from '@playwright/test'
import { awardHere } from '@/e2e/support/award'
import { violationsOf } from '@/e2e/support/looks/axe'
import { faultsOfLive } from '@/e2e/support/looks/markup'
import { test } from '@/e2e/support/looks/shared-page'

const STEP = '/unified-booking/input-phone?flow=ORGANIC'
const AWARD = /^Best dental chain/

const moveNothing = ({ page }: { page: Page }) => page.emulateMedia({ reducedMotion: 'reduce' })

async function expectGood(page: Page): Promise<void> {
  expect(await faultsOfLive(await page.content())).toEqual([])
  expect(await violationsOf(page)).toEqual([])
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })
    test.beforeEach(moveNothing)

    test('the award banner looks right collapsed, expanded and collapsed again', async ({ page }) => {
      await page.goto('/')
      await awardHere(page)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const banner = page.getByRole('button', { name: AWARD })
      await expectGood(page)
      await banner.click()
      await expect(page.getByRole('dialog', { name: AWARD })).toBeVisible()
      await expectGood(page)
      await page.keyboard.press('Escape')
      await expect(banner).toBeFocused()
    })

    test('a toast looks right', async ({ page }) => {
      await page.goto(STEP)
      await awardHere(page)
      // The browser fires this event when its connection is back.
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.locator('.Toastify__toast')).toBeVisible()
      await expectGood(page)
    })
  })
}

test('the menu of the header looks right', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Treatments' })).toBeVisible()
  await expectGood(page)
})

/** Visible animations and transitions that take time, both running and declared. */
const motionsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element | null) => element?.checkVisibility({ opacityProperty: true }) ?? false
    const running = document
      .getAnimations()
      .map(({ effect }) => ({ effect, element: (effect as KeyframeEffect).target }))
      .filter(({ effect, element }) => Number(effect?.getComputedTiming().duration) > 0 && isSeen(element))
      .map(({ element }) => `runs: ${element?.outerHTML.slice(0, 80)}`)
    const seconds = (list: string) => Math.max(...list.split(',').map((each) => Number.parseFloat(each)))
    const declared = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part || null)
        const moves = seconds(transitionDuration) > 0 || (animationName !== 'none' && seconds(animationDuration) > 0)
        return moves && isSeen(element) ? [`declared: ${element.outerHTML.slice(0, 80)}${part}`] : []
      }),
    )
    return [...running, ...new Set(declared)]
  })

test.describe('with reduced motion', () => {
  test.beforeEach(moveNothing)
  const clinics = '/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=9820000001&city=chennai'
  for (const at of ['/', STEP, clinics, '/clinics/chennai']) {
    test(`nothing moves on ${at.split('?')[0]}`, async ({ page }) => {
      await page.goto(at)
      await awardHere(page)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.locator('.Toastify__toast')).toBeVisible()
      expect(await motionsOf(page)).toEqual([])
      await page.locator('.Toastify__toast').click()
      await expect(page.locator('.Toastify__toast')).toHaveCount(0)
    })
  }
})
