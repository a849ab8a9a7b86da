// The browser's side of accounts beside the embedded pool: one origin that answers the pool's calls with the pool itself,
// and the product's with what a test says.
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { AuthChange } from '@/lib/browser/pool/changes'
import type * as Identity from '@/lib/browser/pool/identity'
import { handle } from '@/lib/user-pool/handle'
import { PASSWORD, type PoolServer, usePoolServer } from '@/tests/support/account/pool-server'
import { clearWindow, openWindow } from '@/tests/support/browser/browser-window'
import { type Asked, type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'
import { useDatabase } from '@/tests/support/servers/test-database'

export const PHONE = '+919800000001'

export type PoolBrowser = {
  pool(): PoolServer
  server(): LocalServer
  identity(): typeof Identity
  /** The calls that were made, by operation or path, in order. */
  calls(): string[]
  changes(): AuthChange[]
  /** Loads the page anew: the storages stay, our modules do not. Amplify's do: what it reads back, its own tests hold. */
  reload(): Promise<void>
  wrongCode(): string
  /** The pool does the next call of this operation, and the browser never hears its answer. */
  loseAnswerTo(operation: string): void
  /** Makes the phone's user and signs in; their sub. What was asked for it is forgotten. */
  signedIn(): Promise<string>
}

/** What a call refused; null when it did not. */
export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

const targetOf = ({ headers }: Asked): string => String(headers['x-amz-target'] ?? '')

/** In a `describe`: a browser and a pool, both as new before each test, over the database of `useDatabase`. */
export function usePoolBrowser(database = useDatabase()): PoolBrowser {
  const pool = usePoolServer(database)
  let server: LocalServer
  let identity: typeof Identity
  let changes: AuthChange[] = []
  let lost: string | null = null

  async function load(): Promise<void> {
    identity = await import('@/lib/browser/pool/identity')
    const { onAuthChange } = await import('@/lib/browser/pool/changes')
    const own: AuthChange[] = []
    changes = own
    onAuthChange((change) => void own.push(change))
  }

  beforeAll(async () => {
    server = await startLocalServer()
    server.answer = async (asked) => {
      if (targetOf(asked) === '') return undefined
      const { status, headers, body } = await handle(targetOf(asked), asked.body, pool().context())
      const isLost = lost !== null && targetOf(asked).endsWith(lost)
      if (isLost) lost = null
      return { status, headers, json: body, isLost }
    }
    openWindow(server.origin)
    await load()
  })
  beforeEach(() => {
    clearWindow()
    changes.length = 0
    server.asked.length = 0
    server.reply = { json: {} }
  })
  afterAll(() => server.stop())

  return {
    pool,
    server: () => server,
    identity: () => identity,
    calls: () => server.asked.map((asked) => targetOf(asked).split('.')[1] ?? asked.path.replace('/api/', '')),
    changes: () => changes,
    async reload() {
      vi.resetModules()
      await load()
    },
    wrongCode: () => String((Number(pool().code()) + 1) % 1_000_000).padStart(6, '0'),
    loseAnswerTo(operation) {
      lost = operation
    },
    async signedIn() {
      const sub = await pool().addUser(PHONE, { password: PASSWORD })
      await identity.signInByPassword(PHONE, PASSWORD, 'USER_PASSWORD_AUTH')
      server.asked.length = 0
      return sub
    },
  }
}
