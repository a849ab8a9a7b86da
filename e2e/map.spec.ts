// The map with its pins and list, by pointer and by keyboard. Nothing is loaded from other servers.
import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'
import { haveTiles } from '@/e2e/support/tiles'
import { complaintsOf } from '@/e2e/support/walk'

const CITY = '/clinics/chennai'
const LIST = '/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=9820000001&city=chennai'
const FREE_LIST =
  '/unified-booking/clinic-list?flow=ORGANIC&phone=9820000001&city=chennai&concern_category=alignment&treatment=braces'
const ADDRESS = '/unified-booking/ext/select-address?flow=PAID_ALIGNER&phone=9820000001&city=chennai&concern=gaps'
const pins = (page: Page) => page.getByRole('region', { name: /^Map/ }).getByRole('button', { name: /^Muthu Dental/ })

/** Visible pin labels that overlap another label. */
const crossedLabels = (page: Page): Promise<string[]> =>
  page.locator('[data-place]').evaluateAll((labels) => {
    const seen = labels.filter((label) => label.checkVisibility({ visibilityProperty: true }))
    const boxes = seen.map((label) => label.getBoundingClientRect())
    const meets = (a: DOMRect, b: DOMRect) =>
      a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const crossed = boxes.flatMap((box, at) =>
      boxes.some((other) => meets(box, other)) ? [seen[at]?.textContent ?? ''] : [],
    )
    return seen.length === 0 ? ['no label at all'] : crossed
  })

/** The origins of all requests that a page makes. */
function originsOf(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin)
  })
  return origins
}

for (const at of [CITY, LIST]) {
  test.describe(at.split('?', 1)[0] ?? '', () => {
    test.use({ viewport: { width: 1280, height: 900 } })

    test('the map shows a pin for each clinic and makes no request to another server', async ({ page, baseURL }) => {
      const origins = originsOf(page)
      const complaints = complaintsOf(page)
      await page.goto(at)
      await expect(pins(page)).toHaveCount(5)
      expect(await crossedLabels(page)).toEqual([])
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await page.waitForLoadState('networkidle')
      expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
      expect(complaints).toEqual([])
    })

    test('a card raises its pin, and a pin leads to its card', async ({ page }) => {
      await page.goto(at)
      const pin = pins(page).and(page.getByRole('button', { name: 'Muthu Dental Velachery' }))
      const calm = await pin.getAttribute('class')
      await page.locator('#clinic-109').hover()
      await expect(pin).not.toHaveAttribute('class', calm ?? '')
      await page.locator('h1').hover()
      await expect(pin).toHaveAttribute('class', calm ?? '')
      // The pointer has to be moved away: when the page scrolls, the card that gets under the pointer would be
      // raised.
      await page.mouse.move(2, 2)
      await pin.focus()
      await expect(page.locator('#clinic-109')).toHaveAttribute('data-raised', '')
      await page.keyboard.press('Enter')
      await expect(page.locator('#clinic-109')).toBeFocused()
      await expect(page.locator('#clinic-109')).toBeInViewport()
    })

    test('the wheel scrolls the page until the map has the focus', async ({ page }) => {
      await page.goto(at)
      await expect(pins(page)).toHaveCount(5)
      await page.getByRole('region', { name: /^Map/ }).hover()
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    })
  })
}

test('a phone shows either the list or the map', async ({ page }) => {
  await page.goto(CITY)
  await expect(page.getByRole('region', { name: /^Map/ })).toBeHidden()
  await page.getByRole('radio', { name: 'Map', exact: true }).check({ force: true })
  await expect(page.locator('#clinic-106')).toBeHidden()
  await pins(page)
    .and(page.getByRole('button', { name: 'Muthu Dental Adyar' }))
    .click()
  await expect(page.locator('#clinic-107')).toBeFocused()
  await expect(page.getByRole('region', { name: /^Map/ })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the list works without the map', async ({ page }) => {
    await page.goto(CITY)
    await expect(page.locator('#clinic-106')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Map', exact: true })).toBeHidden()
    await expect(page.getByRole('region', { name: /^Map/ })).toBeHidden()
  })
})

test('without street tiles the address step offers no map', async ({ page }) => {
  await page.goto(`${ADDRESS}&location=at_home`)
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark your home on a map' })).toHaveCount(0)
})

test('the keyboard, a tap or the device can set the point of an address', async ({ page, context }) => {
  await haveTiles(page)
  await page.goto(`${ADDRESS}&location=at_home`)
  const point = page.locator('input[name=latLng]')
  await expect(point).toHaveValue('')
  await page.getByRole('button', { name: 'Mark your home on a map' }).click()
  const pin = page.getByRole('button', { name: /^Your home/ })
  await pin.focus()
  await page.keyboard.press('ArrowRight')
  await expect(point).toHaveValue(/^13\.08\d+,80\.2\d+$/)
  const moved = await point.inputValue()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(point).not.toHaveValue(moved)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.0418, longitude: 80.2341 })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(point).toHaveValue('13.04180,80.23410')
  await pin.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(point).toHaveValue(/^13\.04[12]\d+,80\.23[23]\d+$/)
})

test('the search shows and announces its result, finds an area, and keeps what was ticked', async ({ page }) => {
  await page.goto(FREE_LIST)
  await page.waitForLoadState('networkidle')
  await page.getByText('book for someone else').click()
  const other = page.locator('input[name=self_booked][value=false]')
  await other.check()
  const earlier = page.getByRole('checkbox', { name: 'earlier slot opens' })
  await earlier.check()
  await page.getByRole('link', { name: 'More times at Muthu Dental Adyar' }).click()
  // The URL changes before the page does.
  await expect(page.getByRole('navigation', { name: 'Days' })).toBeVisible()
  await expect(page).toHaveURL(/self_booked=false/)
  await expect(other).toBeChecked()
  await expect(earlier).toBeChecked()
  await page.locator('input[name=q]').fill('besant nagar')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(other).toBeChecked()
  await expect(earlier).toBeChecked()
  const outcome = page.getByText('5 clinics in Chennai, nearest to Besant Nagar first')
  await expect(outcome).toBeFocused()
  await expect(outcome).toBeInViewport()
  await expect(page.locator('main h2').first()).toHaveText('Adyar')
})

test('the search does not move when the scripts load, because “near me” has its space from the start', async ({
  page,
}) => {
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/late-scripts.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/clinics', { waitUntil: 'commit' })
  const search = page.getByRole('button', { name: 'Search' })
  await expect(page.locator('footer')).toBeVisible()
  const near = page.getByRole('button', { name: 'Near me' })
  await expect(near).toHaveCount(0)
  const before = await search.boundingBox()
  go()
  await expect(near).toBeVisible()
  expect(await search.boundingBox()).toEqual(before)
})

test('“near me” puts the nearest clinic first, and no address contains the position', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 12.9246, longitude: 80.1146 })
  await page.goto(FREE_LIST)
  await page.getByText('book for someone else').click()
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('5 clinics in Chennai, nearest to you first')).toBeFocused()
  await expect(page.locator('main h2').first()).toHaveText('Tambaram')
  expect(page.url()).toMatch(/[?&]latLng=%7E|[?&]latLng=~/)
  expect(page.url()).not.toContain('12.92')
  await page.getByRole('link', { name: 'Soonest' }).click()
  await expect(page.getByText('5 clinics in Chennai, earliest slot first')).toBeVisible()
})
