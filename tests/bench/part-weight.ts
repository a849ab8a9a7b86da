// The size on the wire of a page's first load without any interaction, by kind, in brotli and in gzip. The service
// worker is left out, because it fetches its files after the page.

import type { Browser, Page, Request } from 'playwright'
import type { Shared } from '@/tests/bench/bench'
import { launchChromium } from '@/tests/bench/painter'
import type { Limit, Row } from '@/tests/bench/rows'

const STEP: { bar: Limit; goal: Limit } = { bar: { most: 150 }, goal: { most: 130 } }
const BEFORE_ACTING: Limit = { most: 15 }
const VISITED: { name: string; path: string; isStep?: boolean }[] = [
  { name: 'home', path: '/' },
  { name: 'treatment', path: '/treatments/aligners' },
  { name: 'first step', path: '/unified-booking/input-phone?flow=ORGANIC', isStep: true },
  { name: 'landing of a campaign', path: '/free-smile-consultation', isStep: true },
  { name: 'first step of a campaign', path: '/free-smile-consultation/select-issue', isStep: true },
  {
    name: 'clinic list',
    path: '/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=9820000001&city=chennai',
    isStep: true,
  },
]
const WIDTHS = [360, 1280]
/** The browser's resource types. All others are counted as calls. */
const KINDS = { document: 'HTML', stylesheet: 'styles', script: 'scripts', image: 'pictures', font: 'fonts' } as const
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'calls'
/** Kilobytes by kind. */
type Weights = Map<Kind, number>

const kindOf = (type: string): Kind => (Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : 'calls')
const sumOf = (weights: Weights): number => [...weights.values()].reduce((sum, kilobytes) => sum + kilobytes, 0)

/** Loads the page until no request was made for half a second. */
async function weigh(page: Page, url: string): Promise<Weights> {
  const sizes: Promise<[Kind, number]>[] = []
  const count = (request: Request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize / 1000)
    sizes.push(size.then((kilobytes) => [kindOf(request.resourceType()), kilobytes]))
  }
  page.on('requestfinished', count)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 })
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0)
  await page.waitForLoadState('networkidle')
  // The page is closed before a later request could report its sizes.
  page.off('requestfinished', count)
  const weights: Weights = new Map()
  for (const [kind, kilobytes] of await Promise.all(sizes)) weights.set(kind, (weights.get(kind) ?? 0) + kilobytes)
  return weights
}

/** Chromium accepts brotli only over https and from this machine. `accepted` sets another Accept-Encoding. */
async function visit(browser: Browser, url: string, width: number, accepted?: string): Promise<Weights> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    serviceWorkers: 'block',
    extraHTTPHeaders: accepted ? { 'Accept-Encoding': accepted } : {},
  })
  const weights = await weigh(await context.newPage(), url)
  await context.close()
  return weights
}

export async function measureWeight({ site }: Shared): Promise<Row[]> {
  const served = await (await site()).start('/')
  const browser = await launchChromium()
  const rows: Row[] = []
  for (const { name, path, isStep } of VISITED) {
    for (const width of WIDTHS) {
      const weights = await visit(browser, served.origin + path, width)
      const gzip = sumOf(await visit(browser, served.origin + path, width, 'gzip'))
      const whole = sumOf(weights)
      const parts = [...weights].map(([kind, kilobytes]) => `${kind} ${kilobytes.toFixed(1)}`).join(', ')
      rows.push({
        what: `first load, ${name}, ${width} px, KB brotli`,
        measured: `${whole.toFixed(1)}: ${parts}; gzip alone ${gzip.toFixed(1)}`,
        value: whole,
        ...(isStep && width === 360 ? STEP : {}),
      })
      // An upper bound: it includes the award's sheet, which a script loads later.
      const early = (weights.get('HTML') ?? 0) + (weights.get('styles') ?? 0)
      if (isStep)
        rows.push({ what: '  HTML and styles', measured: early.toFixed(1), value: early, goal: BEFORE_ACTING })
    }
  }
  await Promise.all([browser.close(), served.stop()])
  return rows
}
