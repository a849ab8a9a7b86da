import { expect, type Page } from '@playwright/test'
import { award, awardHere, awardStands } from '@/e2e/support/award'
import { test } from '@/e2e/support/looks/shared-page'
import { city, phone } from '@/e2e/support/steps'
import { complaintsOf, submit, walk } from '@/e2e/support/walk'

const under = '/unified-booking/ext'
const start = `${under}/input-phone?flow=PAID_CLINIC`
const panel = (page: Page) => page.getByRole('dialog', { name: /^Best dental chain/ })
/** Only scripts draw the banner, so a visible banner proves that they are running. */
const alive = awardHere

test('the keyboard opens and closes the award banner and gets its focus back, and the page’s end has room for it', async ({
  page,
}) => {
  await page.goto('/')
  await alive(page)
  const hasFocus = () => award(page).evaluate((button) => button === document.activeElement)
  for (let presses = 0; presses < 120 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab')
  await expect(award(page)).toBeFocused()
  await expect.poll(() => awardStands(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await expect(page.locator('button[aria-expanded=true]')).toBeAttached()
  for (let tabs = 0; tabs < 4; tabs += 1) {
    const isInside = () => !document.activeElement?.matches(':not(body)') || !!document.activeElement.closest('dialog')
    expect(await page.evaluate(isInside)).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(award(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('button[aria-expanded]')).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('button[aria-expanded]')).toHaveCount(0)
})

test('the award banner has the specified sizes, collapsed and expanded', async ({ page }) => {
  const sizes = async () => {
    await alive(page)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => awardStands(page)).toBe(true)
    const collapsed = await page.locator('button[aria-expanded]').locator('..').boundingBox()
    await award(page).click()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const expanded = await panel(page).boundingBox()
    const picture = await panel(page).locator('img').boundingBox()
    expect(Math.min(picture?.width ?? 0, picture?.height ?? 0)).toBeGreaterThan(90)
    await page.mouse.click(5, 5)
    await expect(panel(page)).toBeHidden()
    return [collapsed, expanded].map((box) => [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/terms')
  expect(await sizes()).toEqual([
    [200, 280],
    [800, 520],
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await sizes()).toEqual([
    [160, 220],
    [324, 296],
  ])
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await sizes()).toEqual([
    [160, 220],
    [288, 227],
  ])
})

test('each new path sends one page view, without the query and never for parameters alone', async ({ page }) => {
  const bodies: { name: string; path: string; properties: Record<string, string> }[] = []
  const statuses: number[] = []
  await page.route('**/api/event/u/track', async (route) => {
    bodies.push(JSON.parse(route.request().postData() ?? '{}'))
    const response = await route.fetch()
    statuses.push(response.status())
    await route.fulfill({ response })
  })
  const views = () => bodies.filter(({ name }) => name === 'Page View').map(({ path }) => path)
  const walked = [`${under}/input-phone`, `${under}/select-city`, `${under}/clinic-list`]
  await page.goto(`${start}&treatment=braces&utm_source=poster`)
  await expect.poll(views).toEqual(walked.slice(0, 1))
  await walk(page, [phone(under, '9840000001'), city(under)])
  await expect.poll(views).toEqual(walked)
  await page
    .getByRole('link', { name: /^More times/ })
    .first()
    .click()
  await expect(page.getByRole('navigation', { name: 'Days' })).toBeVisible()
  const day = page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(2)
  await day.click()
  await page.waitForURL(/[?&]date=/)
  await expect(day).toHaveAttribute('aria-current', 'date')
  await page.waitForTimeout(500)
  expect(views()).toEqual(walked)
  expect(bodies[0]?.properties['Treatment Name']).toBe('Braces')
  // The site keeps only the name of the visit's source, without ids.
  expect(bodies[0]).toMatchObject({ source: 'poster' })
  expect(JSON.stringify(bodies)).not.toMatch(/\?|98400|utm_/)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

test('a slow page change shows the progress bar, then the question gets the focus', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/terms')
  await alive(page)
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/_next/data/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Clinics' }).click()
  const bar = page.locator('#nprogress .bar')
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS('background-color', 'rgb(38, 156, 204)')
  await expect(bar).toHaveCSS('height', '3px')
  await expect(page.locator('#nprogress > [aria-hidden=true]')).toBeAttached()
  go()
  await expect(page).toHaveURL(/\/clinics$/)
  await expect(bar).toHaveCount(0)
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('#__next-route-announcer__')).toHaveText(await page.title())
  expect(complaints).toEqual([])
})

test('a toast reports a lost and a restored connection, and the typed values stay', async ({ page, context }) => {
  await page.goto(start)
  await alive(page)
  await page.locator('#phone').fill('98400 00002')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
  await submit(page).click()
  await expect(page.locator('#phone')).toHaveValue('98400 00002')
  await context.setOffline(false)
  await expect(page.locator('.Toastify__toast')).toHaveText('You’re back online.')
  await expect(page.getByText('You’re offline')).toHaveCount(0)
})

test('the service worker is not registered on localhost', async ({ page }) => {
  await page.goto('/')
  await alive(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the service worker is served at the root, always fresh, and caches no page', async ({ request }) => {
  const response = await request.get('/service-worker.js')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/javascript/)
  expect(response.headers()['cache-control']).toBe('no-cache')
  const text = await response.text()
  // Navigations always go to the network and are never stored. When they fail, the offline page is shown.
  const navigation = text.slice(text.indexOf("'navigate'"), text.indexOf('} else if'))
  expect(navigation).toContain('fetch(request).catch')
  expect(navigation).not.toMatch(/put|keptOrFetched/)
  expect(text.match(/\.put\(/g)).toHaveLength(1)
})
