// Requests during a restart are answered by the ending process or, behind nginx, by the next one. Balancers are told
// first.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '@/tests/reliability/support/from-address'
import { canConnect, freePorts, recipe, startLoser, startNginx } from '@/tests/reliability/support/servers/nginx'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { startSite } from '@/tests/reliability/support/servers/site-process'

/** Restarts under load, two for each roll-out. The bar is 50 (`RESTARTS=50`). */
const RESTARTS = Number(process.env.RESTARTS ?? 4)
const runFile = promisify(execFile)

let postgres: Postgres
beforeAll(async () => {
  postgres = await openPostgres()
})
afterAll(() => postgres.stop())

test('a form on an open connection is answered during a stop, and is the last on it', async () => {
  const site = await startSite({ DATABASE_URL: postgres.url })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const form = () => ask({ port: site.port, agent, path: '/api/city/u/list', body: {} })
  expect((await form()).headers.connection).not.toBe('close')
  const stopped = site.stop()
  await expect.poll(() => canConnect(site.port)).toBe(false)
  const last = await form()
  expect([last.status, last.headers.connection]).toEqual([200, 'close'])
  await expect(form()).rejects.toThrow('ECONNREFUSED')
  expect(await stopped).toBe(0)
})

test('nginx sends a form to the next process when the first drops it', async () => {
  const loser = await startLoser()
  const [port] = (await freePorts(1)) as [number]
  const site = await startSite({ DATABASE_URL: postgres.url })
  await startNginx([recipe('loses', port, [loser.port, site.port])], port)
  for (const _form of [1, 2, 3, 4]) expect((await ask({ port, path: '/api/city/u/list', body: {} })).status).toBe(200)
  expect(loser.lost()).toBeGreaterThan(0)
  await site.stop()
})

test('nginx does not repeat a form with photos, because it would occupy both processes', async () => {
  const loser = await startLoser()
  const [port, closed, none] = (await freePorts(3)) as [number, number, number]
  const site = await startSite({ DATABASE_URL: postgres.url })
  await startNginx([recipe('loses', port, [loser.port, site.port]), recipe('refuses', closed, [none, site.port])], port)
  const path = '/unified-booking/ext/select-concern?flow=PAID_ALIGNER&phone=9812345670&city=bengaluru'
  const send = async (at: number) => {
    const body = new FormData()
    body.append('add_photos', 'yes')
    return (await fetch(`http://127.0.0.1:${at}${path}`, { method: 'POST', body, redirect: 'manual' })).status
  }
  const statuses = [await send(port), await send(port), await send(port), await send(port)]
  expect(loser.lost()).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 502)).toHaveLength(loser.lost())
  // A process that is starting refuses the connection. It received nothing, so nginx may try the next process.
  for (const _form of [1, 2]) expect(await send(closed)).toBeLessThan(500)
  await site.stop()
})

test(`${RESTARTS} restarts with deploy/roll-out.sh under load behind nginx lose no request`, async () => {
  const [first, second, port] = (await freePorts(3)) as [number, number, number]
  const own = [first, second]
  const start = (at: number) => startSite({ DATABASE_URL: postgres.url, PORT: String(at), TRUSTED_PROXIES: '1' })
  const sites = [await start(first), await start(second)]
  const folder = await startNginx([recipe('both', port, own)], port)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const heard = new Map<string, number>()
  let isOver = false
  const client = async (n: number) => {
    for (let turn = n; !isOver; turn += 1) {
      const sent = turn % 2 === 0 ? { path: '/emergency' } : { path: '/api/city/u/list', body: {} }
      const said = await ask({ port, agent, ...sent }).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      )
      heard.set(said, (heard.get(said) ?? 0) + 1)
    }
  }
  const clients = Array.from({ length: 8 }, (_, n) => client(n))
  // Restarts processes for the script, as a service manager does.
  const manager = createServer((req, res) => {
    const at = own.indexOf(Number(req.url?.slice(1)))
    const restarted = sites[at]?.stop().then(async (code) => {
      sites[at] = await start(own[at] as number)
      return code
    })
    restarted?.then((code) => res.writeHead(code === 0 ? 200 : 500).end()).catch(() => res.destroy())
  })
  await new Promise<void>((listening) => manager.listen(0, '127.0.0.1', listening))
  const { port: asked } = manager.address() as AddressInfo
  const restart = `curl --fail --silent --max-time 60 http://127.0.0.1:${asked}/%`
  for (let n = 0; n < RESTARTS; n += 2) {
    const { stdout } = await runFile('sh', ['deploy/roll-out.sh', restart, ...own.map(String)])
    expect(stdout).toBe(own.map((each) => `Port ${each} is ready.\n`).join(''))
    await setTimeout(200)
  }
  manager.close()
  isOver = true
  await Promise.all(clients)
  await Promise.all(sites.map((site) => site.stop()))
  const said = readFileSync(join(folder, 'muthu-dental.log'), 'utf8').trim().split('\n')
  // The failed lines name the process and its answer.
  expect(said.filter((line) => !line.includes('" 200 '))).toEqual([])
  expect([...heard.keys()]).toEqual(['200'])
  expect(heard.get('200')).toBeGreaterThan(RESTARTS * 10)
})

test('a stopping process tells the balancer first, and answers until it closes', async () => {
  const site = await startSite({ DATABASE_URL: postgres.url, STOP_DELAY_SECONDS: '2' })
  const probe = async (path: string) => {
    const { status, body } = await ask({ port: site.port, path })
    return [status, JSON.parse(body)]
  }
  expect(await probe('/api/ready')).toEqual([200, { status: 'ready' }])
  const stopped = site.stop()
  await expect.poll(() => probe('/api/ready')).toEqual([503, { status: 'stopping' }])
  expect(await probe('/api/health')).toEqual([200, { status: 'alive' }])
  expect((await ask({ port: site.port, path: '/api/city/u/list', body: {} })).status).toBe(200)
  expect(await stopped).toBe(0)
})
