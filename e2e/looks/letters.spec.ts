// Wide screens load the letters of the page's own script, phones and English pages none.
import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/test'
import { fontOf, WEIGHTS } from '@/lib/addresses/fonts'

const FIGTREE = '/fonts/figtree.woff2'
const TAMIL = WEIGHTS.map(({ weight }) => fontOf('tamil', weight))

/** The font files that a page asks for. */
async function asked(page: Page, path: string, width: number): Promise<string[]> {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  return paths.filter((each) => each.endsWith('.woff2')).sort()
}

/** The fonts from the site that draw a part of the page, by what the browser says. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const { root } = await inspector.send('DOM.getDocument')
  const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ postScriptName }) => postScriptName)
}

test('a wide Tamil page is drawn with the two Tamil files', async ({ page }) => {
  expect(await asked(page, '/ta', 1280)).toEqual([FIGTREE, ...TAMIL])
  // A file that came too late for the first page is there for the next.
  await page.reload()
  expect(await drawnWith(page, 'h1')).toContain('NotoSansTamil-SemiBold')
  expect(await drawnWith(page, 'main p')).toContain('NotoSansTamil-Regular')
})

test('a Tamil page on a phone loads no font', async ({ page }) => {
  expect(await asked(page, '/ta', 360)).toEqual([])
})

test('a wide English page loads no letters of a script', async ({ page }) => {
  expect(await asked(page, '/', 1280)).toEqual([FIGTREE])
})
