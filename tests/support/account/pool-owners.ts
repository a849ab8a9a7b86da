// A site and a pool that answer as each test says: what the real ones seldom say.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type AuthChange, onAuthChange } from '@/lib/browser/pool/changes'
import { clearBrowser, SAMPLE_USER } from '@/tests/support/account/sample-tokens'
import { type Asked, type LocalServer, type Reply, startLocalServer, visit } from '@/tests/support/servers/local-server'

const operationOf = ({ headers }: Asked): string => String(headers['x-amz-target'] ?? '').split('.')[1] ?? ''

/** A refusal of the pool's. */
export const refusal = (type: string, message: string): Reply => ({ status: 400, json: { __type: type, message } })

/** In a test file: the server behind the browser, set back before each test and emptied of its browser after it. */
export function toldPool() {
  let server: LocalServer
  let stop: () => void
  /** What the pool answers, by operation; every other operation succeeds with nothing. */
  const pool: Record<string, Reply> = {}
  const changes: AuthChange[] = []
  const answer = (call: Asked): Reply | undefined =>
    operationOf(call) ? (pool[operationOf(call)] ?? { json: {} }) : undefined
  beforeAll(async () => {
    server = await startLocalServer()
    visit(server.origin)
  })
  beforeEach(() => {
    server.asked.length = 0
    server.reply = { json: {} }
    server.answer = answer
    for (const operation of Object.keys(pool)) delete pool[operation]
    pool.GetUser = { json: { Username: SAMPLE_USER, UserAttributes: [{ Name: 'name', Value: 'Asha Sample' }] } }
    changes.length = 0
    stop = onAuthChange((change) => void changes.push(change))
  })
  afterEach(() => {
    stop()
    clearBrowser()
  })
  afterAll(() => server.stop())
  return {
    pool,
    changes,
    server: () => server,
    /** What was asked: operations of the pool, calls of the site. */
    asked: (): string[] => server.asked.map((call) => operationOf(call) || call.path.replace('/api/', '')),
  }
}
