// The embedded pool over HTTP with a clock that the test sets. It records calls and codes.

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { readEnv } from '@/lib/env'
import type { CodeMessage } from '@/lib/messages/write-code'
import { phoneProved, userDeleted } from '@/lib/use-cases/account/pool-changes'
import type { Context } from '@/lib/user-pool/context'
import { badJson, handle, readJson } from '@/lib/user-pool/handle'
import { randomUuid } from '@/lib/user-pool/hashes'
import { type Keys, openKeys } from '@/lib/user-pool/keys'
import { type PoolSettings, poolNameOf, settingsFrom } from '@/lib/user-pool/settings'
import { makeVerifier } from '@/lib/user-pool/sign-in/srp'
import type { UserPatch } from '@/lib/user-pool/store/users'
import { insertUser } from '@/lib/user-pool/store/users'

export const POOL_NOW = new Date('2026-11-23T10:00:00+05:30')
export const PASSWORD = 'Correct horse 7!'
const SERVICE = 'AWSCognitoIdentityProviderService'

export type PoolServer = {
  origin: string
  now: Date
  settings: PoolSettings
  keys: Keys
  sent: CodeMessage[]
  asked: { name: string; body: Record<string, unknown> }[]
  context(): Context
  /** Moves the clock forward. */
  pass(seconds: number): void
  /** Calls an operation without HTTP; `body` is the answer as a client reads it. */
  call(name: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>
  /** The last code that was sent. */
  code(): string
  addUser(phone: string, options?: UserPatch & { password?: string }): Promise<string>
}

/** Adds a user as a sign-up and a first sign-in would leave it. */
async function addUser({ context, settings }: PoolServer, phone: string, options: UserPatch & { password?: string }) {
  const { password, ...patch } = options
  const sub = randomUuid()
  const made = password === undefined ? null : makeVerifier({ poolName: poolNameOf(settings), name: sub }, password)
  const verifier = made ? { srp_salt: made.salt, srp_verifier: made.verifier } : {}
  const row = { sub, personal_phone: phone, status: 'CONFIRMED' as const, phone_verified: true, ...verifier, ...patch }
  await insertUser(context().db.writes, row, context().now)
  return sub
}

/** For a `describe`: one pool over the database of `useDatabase`, reset before each test. */
export function usePoolServer(database: () => Database): () => PoolServer {
  let folder = ''
  const state: PoolServer = {
    origin: '',
    now: POOL_NOW,
    settings: settingsFrom(readEnv({})),
    keys: { current: null as never, jwks: { keys: [] } },
    sent: [],
    asked: [],
    context: () => ({
      language: 'en',
      db: database(),
      now: state.now,
      secret: 'a secret of at least thirty-two characters',
      settings: state.settings,
      keys: state.keys,
      ports: {
        send: async (message) => void state.sent.push(message),
        pretend: async () => undefined,
        userDeleted,
        phoneProved,
      },
      address: '203.0.113.7',
      browser: null,
    }),
    pass: (seconds) => {
      state.now = new Date(state.now.getTime() + seconds * 1000)
    },
    async call(name, body) {
      const answer = await handle(`${SERVICE}.${name}`, body, state.context())
      return { status: answer.status, body: answer.body as Record<string, unknown> }
    },
    code: () => state.sent.at(-1)?.code ?? '',
    addUser: (phone, options = {}) => addUser(state, phone, options),
  }
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const target = String(req.headers['x-amz-target'])
    const body = readJson(Buffer.concat(parts).toString())
    if (body) state.asked.push({ name: target.split('.')[1] ?? '', body: body.json as Record<string, unknown> })
    const answer = body ? await handle(target, body.json, state.context()) : badJson()
    res.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body))
  })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pool-'))
    state.keys = await openKeys(folder)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => Object.assign(state, { now: POOL_NOW, settings: settingsFrom(readEnv({})), sent: [], asked: [] }))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await rm(folder, { recursive: true })
  })
  return () => state
}
