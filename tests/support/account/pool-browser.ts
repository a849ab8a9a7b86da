// A browser beside the embedded pool. One origin answers the pool's calls with the real pool, and the site's calls
// with a test's own replies.
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
  /** The calls so far in their order: the operation of a pool call, or the path. */
  calls(): string[]
  changes(): AuthChange[]
  /**
   * Loads the page again: the storages and Amplify's modules stay, our modules are loaded anew. Amplify's own tests
   * cover how it reads its tokens back.
   */
  reload(): Promise<void>
  wrongCode(): string
  /** The pool carries out the next call of this operation, but the connection breaks before the answer. */
  loseAnswerTo(operation: string): void
  /** Makes the user of the sample number and signs in. Returns the sub, and forgets the calls of the sign-in. */
  signedIn(): Promise<string>
}

/** The error that a call rejected with, or null when it resolved. */
export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

const targetOf = ({ headers }: Asked): string => String(headers['x-amz-target'] ?? '')

/** For a `describe`: a browser and a pool, both new before each test, over the database of `useDatabase`. */
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
