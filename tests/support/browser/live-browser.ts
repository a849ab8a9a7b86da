// A browser of the embedded pool at a site with live times. The broker listens on the site's port and uses a test's
// database.
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Database } from '@/lib/db/schema'
import { readEnv } from '@/lib/env'
import { ownerHash } from '@/lib/http/cookies/sealed'
import freeCall from '@/pages/api/slot/u/free'
import { type Live, openLive } from '@/server/live'
import { type PoolBrowser, usePoolBrowser } from '@/tests/support/account/pool-browser'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { inDays, ONE_CHAIR, SECRET, slot } from '@/tests/support/chain/test-places'
import { eventually } from '@/tests/support/eventually'

// The build writes IDENTITY_CONFIG, and every browser has WebSocket.
Object.assign(globalThis, { IDENTITY_CONFIG: '{"guests":true,"endpoints":{}}', WebSocket })

const DRAFT = 'A'.repeat(22)
/** The owner hash of this browser's holds. */
export const ME = ownerHash(SECRET, DRAFT)
const FREE = '/api/slot/u/free'

/** Two days from today, because live times use the real clock. */
const DAY = inDays(2)
export const TEN = slot(DAY, '10:00', '10:30')
export const controlOf = ({ date, start, end }: typeof TEN, at = ONE_CHAIR) => `${date}T${start}/${end}@${at}`

export type LiveBrowser = PoolBrowser & {
  /** Starts the live times of the site. They are open before each test. */
  open(): Promise<void>
  close(): Promise<void>
  /** Runs `end` after the test. */
  ending(end: () => void): void
  /** How often the page asked for free slots; `healthAsked` counts checks of the site's health. */
  asks(): number
  healthAsked(): number
  /** The states of a connection for these places, in their order. The list grows. */
  listenFor(...names: string[]): Promise<string[]>
}

export function useLiveBrowser(database: () => Database): LiveBrowser {
  const browser = usePoolBrowser(database)
  const { pool, server } = browser
  const ends: (() => void)[] = []
  let live: Live | null = null

  const open = async () => {
    const settings = { env: readEnv({}), secret: SECRET, dataDir: '' }
    live = await openLive({ settings, db: database(), server: server().server, dev: false })
  }
  const close = async () => {
    server().server.removeAllListeners('upgrade')
    await live?.stop(0)
    live = null
  }
  beforeAll(() => {
    serveFrom(database())
    const { answer } = server()
    server().answer = async (asked) => {
      if (asked.path !== FREE) return answer?.(asked)
      const { status, body: json } = await call(freeCall, asked.body, { draft: DRAFT })
      return { status, json }
    }
  })
  beforeEach(async () => {
    pool().now = new Date()
    await open()
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) end()
    vi.restoreAllMocks()
    vi.useRealTimers()
    await close()
  })
  const count = (wanted: string) => server().asked.filter(({ path }) => path === wanted).length

  return {
    ...browser,
    open,
    close,
    ending: (end) => void ends.push(end),
    asks: () => count(FREE),
    healthAsked: () => count('/api/health'),
    async listenFor(...names) {
      const { listenLive } = await import('@/lib/browser/live/socket')
      const states: string[] = []
      const tell = (state: string) => states.push(state)
      ends.push(listenLive(names, () => undefined, tell))
      await eventually(() => {
        if (states.at(-1) !== 'live') throw new Error(`The connection is ${states.at(-1)}`)
      })
      return states
    },
  }
}
