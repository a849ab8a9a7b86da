// Pages as a site with street tiles sends them: the tile source is added to the page's data, and the tiles are
// answered here.
import type { Page } from '@playwright/test'

const TILES = JSON.stringify({ url: '/sample-tiles/{z}/{x}/{y}.svg', attribution: 'Sample streets' })
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef"/></svg>'

/** Applies from the next page load on. */
export async function haveTiles(page: Page): Promise<void> {
  await page.route('**/sample-tiles/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }))
  await page.route(/select-address/, async (route) => {
    const response = await route.fetch()
    const told = (await response.text()).replace('"mapTiles":null', `"mapTiles":${TILES}`)
    await route.fulfill({ response, body: told })
  })
}
