// A site and a pool whose answers a test chooses, for answers that the real ones seldom give.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type AuthChange, onAuthChange } from '@/lib/browser/pool/changes'
import { clearBrowser, SAMPLE_USER } from '@/tests/support/account/sample-tokens'
import { type Asked, type LocalServer, type Reply, startLocalServer, visit } from '@/tests/support/servers/local-server'

const operationOf = ({ headers }: Asked): string => String(headers['x-amz-target'] ?? '').split('.')[1] ?? ''

/** A refusal as the pool sends it. */
export const refusal = (type: string, message: string): Reply => ({ status: 400, json: { __type: type, message } })

/** For a test file: the server of the browser's calls. Server and browser are reset for each test. */
export function toldPool() {
  let server: LocalServer
  let stop: () => void
  /** Answers of the pool by operation. Every other operation succeeds with an empty answer. */
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
    /** The calls so far: the pool's operations, and the names of the site's calls. */
    asked: (): string[] => server.asked.map((call) => operationOf(call) || call.path.replace('/api/', '')),
  }
}
