// The time from a tap until the next question is painted, for each step of ORGANIC on a slow phone, with and without
// scripts.
import type { Page, Request } from 'playwright'
import type { Shared } from '@/tests/bench/bench'
import { launchChromium, openSlowPage } from '@/tests/bench/painter'
import { median } from '@/tests/bench/rounds'
import type { Row } from '@/tests/bench/rows'

const ROUNDS = 3
const START = '/unified-booking/input-phone?flow=ORGANIC'
/** Slow 3G as measured in the field: 400 kbit/s, 400 ms. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }
const BAR = { most: 1000 }
const FEEDBACK_BAR = { most: 100 }

/** `next` is part of the next page's path. */
type Hop = { name: string; target: string; typed?: Record<string, () => string>; next: string }
const BUTTON = 'main form button[type=submit]:not([name])'
const answer = (name: string, value: string) => `fieldset button[name=${name}][value="${value}"]`
const HOPS: Hop[] = [
  {
    name: 'phone',
    target: BUTTON,
    typed: { '#phone': () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}` },
    next: 'select-city',
  },
  { name: 'city', target: answer('city', 'kochi'), next: 'concern-category' },
  { name: 'category', target: answer('concern_category', 'hygiene'), next: 'select-treatment' },
  { name: 'treatment', target: answer('treatment', 'teeth_cleaning'), next: 'clinic-list' },
  { name: 'slot', target: 'fieldset button[name=slot]', next: 'review' },
  { name: 'review', target: BUTTON, typed: { '#name': () => 'Asha Rao' }, next: 'success' },
]

/** Milliseconds since the tap. */
type Felt = { feedback: number; next: number }
type Watched = { feedback?: number; next?: number }

/** Runs in the page: notes the first change after the last tap, and the moment when a new heading was painted. */
function watch(): void {
  const heading = () => document.querySelector('h1')?.textContent
  addEventListener('DOMContentLoaded', () => {
    let [before, tappedAt] = [heading(), 0]
    let felt: Watched = {}
    addEventListener(
      'click',
      ({ timeStamp }) => {
        tappedAt = timeStamp
        felt = {}
        Object.assign(window, { felt })
      },
      true,
    )
    new MutationObserver(() => {
      const [mine, isNext] = [felt, heading() !== before]
      before = heading()
      requestAnimationFrame(() => {
        mine.feedback ??= performance.now() - tappedAt
        if (isNext) mine.next ??= performance.now() - tappedAt
      })
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

const QUIET_MS = 500

/** Waits until no request was open for half a second, across page loads. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let since = Date.now()
  const end = (request: Request) => {
    if (open.delete(request)) since = Date.now()
  }
  page.on('requestfinished', end).on('requestfailed', end)
  // The scripts send an answer beside the request for the next question and never read its reply.
  page.on('response', (response) => response.request().method() === 'POST' && end(response.request()))
  page.on('request', (request) => {
    // The end of a beacon is never reported, and a navigation cancels the requests of the previous document.
    if (request.isNavigationRequest()) open.clear()
    if (request.resourceType() !== 'ping') open.add(request)
    since = Date.now()
  })
  return async () => {
    while (open.size > 0 || Date.now() - since < QUIET_MS) await page.waitForTimeout(50)
  }
}

type Visit = { page: Page; hasScripts: boolean; quiet: () => Promise<void> }

async function tap({ page, hasScripts, quiet }: Visit, { target, typed = {}, next }: Hop): Promise<Felt> {
  for (const [field, value] of Object.entries(typed)) {
    if ((await page.locator(field).count()) > 0) await page.locator(field).fill(value())
  }
  const button = page.locator(target).first()
  await button.scrollIntoViewIfNeeded()
  // A patient reads before the tap. The page uses that time to prefetch the next step.
  await quiet()
  await button.tap({ noWaitAfter: true })
  await page.waitForURL((url) => url.pathname.includes(next), { timeout: 30_000, waitUntil: 'commit' })
  if (!hasScripts) {
    await page.waitForLoadState('load')
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    return { feedback: Number.NaN, next: painted ?? Number.NaN }
  }
  const { feedback, next: painted } = await page.evaluate(async () => {
    const { felt } = window as unknown as { felt: Watched }
    while (felt.next === undefined) await new Promise(requestAnimationFrame)
    return felt
  })
  return { feedback: feedback ?? Number.NaN, next: painted ?? Number.NaN }
}

export async function measureTaps({ site, databases }: Shared): Promise<Row[]> {
  const served = await (await site()).start('/', { DATABASE_URL: await (await databases()).make() })
  const browser = await launchChromium()
  const felt = { with: HOPS.map((): Felt[] => []), without: HOPS.map((): Felt[] => []) }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const scripts of ['with', 'without'] as const) {
      const page = await openSlowPage(browser, NETWORK, { javaScriptEnabled: scripts === 'with' })
      await page.addInitScript(watch)
      const visit = { page, hasScripts: scripts === 'with', quiet: quietOf(page) }
      await page.goto(served.origin + START, { waitUntil: 'load', timeout: 60_000 })
      for (const [at, hop] of HOPS.entries()) felt[scripts][at]?.push(await tap(visit, hop))
      await page.context().close()
    }
  }
  await Promise.all([browser.close(), served.stop()])

  return HOPS.flatMap(({ name }, at): Row[] => {
    const of = (scripts: keyof typeof felt, key: keyof Felt) =>
      median((felt[scripts][at] ?? []).map((each) => each[key]))
    const [mine, plain, feedback] = [of('with', 'next'), of('without', 'next'), of('with', 'feedback')]
    return [
      {
        what: `slow phone, ORGANIC, ${name}: tap to next question`,
        measured: `${mine.toFixed(0)} ms, without scripts ${plain.toFixed(0)} ms`,
        ratio: mine / plain,
        value: mine,
        bar: BAR,
      },
      {
        what: `slow phone, ORGANIC, ${name}: tap to feedback`,
        measured: `${feedback.toFixed(0)} ms`,
        value: feedback,
        bar: FEEDBACK_BAR,
      },
    ]
  })
}
