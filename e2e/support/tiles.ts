// A page as a site with tiles of streets hands it out: the source is named in what the page is told, and answers here.
import type { Page } from '@playwright/test'

const TILES = JSON.stringify({ url: '/sample-tiles/{z}/{x}/{y}.svg', attribution: 'Sample streets' })
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eef"/></svg>'

/** From the next document on. */
export async function haveTiles(page: Page): Promise<void> {
  await page.route('**/sample-tiles/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }))
  await page.route(/select-address/, async (route) => {
    const response = await route.fetch()
    const told = (await response.text()).replace('"mapTiles":null', `"mapTiles":${TILES}`)
    await route.fulfill({ response, body: told })
  })
}
