// A slow phone: Chromium with a quarter of this machine's speed, a slow network and an empty cache.
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']
/** Slow 4G: 1.6 Mbit/s, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const HYDRATED = 'Next.js-hydration'
/** The length of a task that does not block yet, as in Total Blocking Time. */
const SHORT_MS = 50

/** Milliseconds since the start of the navigation. `bytes` is the size on the wire, including headers. */
export type Painted = {
  paint: number
  act: number
  blocked: number
  hydrated: number
  blockedAfter: number
  requests: number
  bytes: number
}
type Entries = { paint: number; ready: number; hydrated: number; tasks: [start: number, duration: number][] }

export type Painter = { load(url: string): Promise<Painted>; close(): Promise<void> }

/** A patient can act once the page is painted and parsed, and once every long task that began before has ended. */
function judge({ paint, ready, hydrated, tasks }: Entries): Omit<Painted, 'requests' | 'bytes'> {
  const act = tasks.reduce(
    (until, [start, duration]) => (start <= until ? Math.max(until, start + duration) : until),
    Math.max(paint, ready),
  )
  const blocking = (some: Entries['tasks']) =>
    some.reduce((sum, [, duration]) => sum + Math.max(0, duration - SHORT_MS), 0)
  return {
    paint,
    act,
    hydrated,
    blocked: blocking(tasks.filter(([start]) => start < act)),
    blockedAfter: blocking(tasks.filter(([start]) => start >= act)),
  }
}

type Network = { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number }

/**
 * A page of a new visitor on a slow phone. The network's latency is in milliseconds, its throughput in bytes a
 * second.
 */
export async function openSlowPage(browser: Browser, network: Network, options?: BrowserContextOptions): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const page = await (await browser.newContext({ ...phone, ...options })).newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

async function load(browser: Browser, url: string): Promise<Painted> {
  const page = await openSlowPage(browser, NETWORK)
  const session = await page.context().newCDPSession(page)
  let [requests, bytes] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await page.addInitScript(() => {
    const tasks: [number, number][] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration])
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load', timeout: 30_000 })
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, HYDRATED, { timeout: 30_000 })
  // The long tasks after hydration (effects, the route's prefetches) are reported a moment later.
  await page.waitForTimeout(500)
  const entries = await page.evaluate((name): Entries => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [hydration] = performance.getEntriesByName(name)
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ready: navigation?.domContentLoadedEventEnd ?? Number.NaN,
      hydrated: (hydration?.startTime ?? Number.NaN) + (hydration?.duration ?? 0),
      tasks: (window as unknown as { longTasks: [number, number][] }).longTasks,
    }
  }, HYDRATED)
  await page.context().close()
  return { ...judge(entries), requests, bytes }
}

/** The path of Chromium, full or headless. Throws when neither is installed. */
export function findChromium(): string {
  const found = process.env.CHROMIUM || CHROMIUM.find((path) => existsSync(path))
  if (!found) throw new Error('There is no Chromium (apt-get install chromium, or set CHROMIUM).')
  return found
}

/** Throws when Chromium is not installed. */
export const launchChromium = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: ARGS })

export async function openPainter(): Promise<Painter> {
  const browser = await launchChromium()
  return { load: (url) => load(browser, url), close: () => browser.close() }
}
