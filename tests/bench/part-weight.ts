// What a page weighs at its first load, untouched: every body as it came over the wire, by kind. The service worker is
// left out: what it keeps for later, it fetches after the page.

import type { Page } from 'playwright'
import type { Shared } from '@/tests/bench/bench'
import { launchChromium } from '@/tests/bench/painter'
import type { Limit, Row } from '@/tests/bench/rows'

const STEP: Limit = { most: 145 }
const BEFORE_SCRIPTS: Limit = { most: 45 }
const VISITED: { name: string; path: string; isStep?: boolean }[] = [
  { name: 'home', path: '/' },
  { name: 'treatment', path: '/treatments/aligners' },
  { name: 'first step', path: '/unified-booking/input-phone?flow=ORGANIC', isStep: true },
  { name: 'first step of a campaign', path: '/free-smile-consultation/select-issue', isStep: true },
  {
    name: 'clinic list',
    path: '/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=9820000001&city=chennai',
    isStep: true,
  },
]
const WIDTHS = [360, 1280]
/** By the browser's names for them; all others are counted together. */
const KINDS = { document: 'HTML', stylesheet: 'styles', script: 'scripts', image: 'pictures', font: 'fonts' } as const
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'calls'

const kindOf = (type: string): Kind => (Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : 'calls')

/** Kilobytes by kind until nothing has been asked for in half a second. */
async function weigh(page: Page, url: string): Promise<Map<Kind, number>> {
  const sizes: Promise<[Kind, number]>[] = []
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize / 1000)
    sizes.push(size.then((kilobytes) => [kindOf(request.resourceType()), kilobytes]))
  })
  await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 })
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0)
  await page.waitForLoadState('networkidle')
  const weights = new Map<Kind, number>()
  for (const [kind, kilobytes] of await Promise.all(sizes)) weights.set(kind, (weights.get(kind) ?? 0) + kilobytes)
  return weights
}

export async function measureWeight({ site }: Shared): Promise<Row[]> {
  const served = await (await site()).start('/')
  const browser = await launchChromium()
  const rows: Row[] = []
  for (const { name, path, isStep } of VISITED) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' })
      const weights = await weigh(await context.newPage(), served.origin + path)
      await context.close()
      const whole = [...weights.values()].reduce((sum, kilobytes) => sum + kilobytes, 0)
      const parts = [...weights].map(([kind, kilobytes]) => `${kind} ${kilobytes.toFixed(1)}`).join(', ')
      rows.push({
        what: `first load, ${name}, ${width} px, KB gzip`,
        measured: `${whole.toFixed(1)}: ${parts}`,
        value: whole,
        ...(isStep ? { bar: STEP } : {}),
      })
      // At most: the award's picture is among them, which its script asks for.
      const early = whole - (weights.get('scripts') ?? 0) - (weights.get('calls') ?? 0)
      if (isStep)
        rows.push({ what: '  before its scripts', measured: early.toFixed(1), value: early, goal: BEFORE_SCRIPTS })
    }
  }
  await Promise.all([browser.close(), served.stop()])
  return rows
}
