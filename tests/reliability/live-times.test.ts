// Changes of one process reach the clients of another: through nginx, behind a transaction pooler, and after a
// process ended or was killed.
import type { MqttClient } from 'mqtt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveMessage } from '@/lib/addresses/live'
import { slotsTopic } from '@/lib/addresses/live'
import { openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { freePorts, recipe, startNginx, twoLines } from '@/tests/reliability/support/servers/nginx'
import { startPgbouncer } from '@/tests/reliability/support/servers/pgbouncer'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { SECRET, type Site, startSite } from '@/tests/reliability/support/servers/site-process'
import { freeSlots, newPhone } from '@/tests/reliability/support/slots'
import { eventually } from '@/tests/support/eventually'
import { connect, listen, signedAddress } from '@/tests/support/servers/live-site'
import { hasPgbouncer } from '@/tests/support/servers/pgbouncer'

const CID = '105'
let postgres: Postgres
beforeAll(async () => {
  postgres = await openPostgres()
})
afterAll(() => postgres.stop())

const clients: MqttClient[] = []
afterAll(() => Promise.all(clients.map((client) => client.endAsync(true))))

async function hear(port: number): Promise<{ client: MqttClient; heard: LiveMessage[] }> {
  const client = await connect(signedAddress(`ws://127.0.0.1:${port}`, { secret: SECRET }))
  clients.push(client)
  return { client, heard: await listen(client, slotsTopic(CID)) }
}

/** Other visitors hold every chair of a slot. */
async function fill(origin: string, slot: Slot): Promise<void> {
  for (;;) {
    const { status } = await openBrowser(origin).call('slot/u/hold', { cid: CID, ...slot, phone: newPhone() })
    if (status === 409) return
    expect(status).toBe(200)
  }
}

const saysTaken = (heard: LiveMessage[], { date, start }: Slot) =>
  heard.some(({ changes }) =>
    changes.some((change) => change.date === date && change.start === start && change.state === 'taken'),
  )

async function expectHeard(listener: Site | { port: number }, requester: Site, nth: number): Promise<void> {
  const { heard } = await hear(listener.port)
  const slot = (await freeSlots(requester.origin, { cid: CID }, 8))[nth] as Slot
  await fill(requester.origin, slot)
  await eventually(() => expect(saysTaken(heard, slot)).toBe(true))
}

describe('two processes on one database', () => {
  test('a process announces the other’s bookings through nginx, also after one process ends and another is killed', async () => {
    const sites = [await startSite({ DATABASE_URL: postgres.url }), await startSite({ DATABASE_URL: postgres.url })]
    const [one, two] = sites as [Site, Site]
    const [port, plain] = (await freePorts(2)) as [number, number]
    await startNginx([recipe('live', port, [one.port, two.port]), twoLines(plain, two.port)], port)
    await expectHeard({ port }, one, 0)
    await expectHeard({ port }, two, 1)
    // A minimal nginx does not pass WebSockets on. The connection fails at once, and the page asks by HTTP instead.
    await expect(hear(plain)).rejects.toThrow()
    const asked = await openBrowser(`http://127.0.0.1:${plain}`).call('slot/u/free', { slots: [] })
    expect(asked).toMatchObject({ status: 200, json: { free: [], held: [] } })

    const { client } = await hear(one.port)
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    expect(await one.stop()).toBe(0)
    await closed
    await expectHeard({ port }, two, 2)

    const three = await startSite({ DATABASE_URL: postgres.url })
    const cut = await hear(two.port)
    const gone = new Promise<void>((resolve) => cut.client.once('close', () => resolve()))
    await two.kill()
    await gone
    await expectHeard(three, three, 3)
    await three.stop()
  })

  test.runIf(hasPgbouncer())(
    'a process announces the other’s bookings behind a transaction pooler, which forwards no notifications',
    async () => {
      const pooler = await startPgbouncer(postgres.url, 4)
      const [one, two] = [
        await startSite({ DATABASE_URL: pooler.url }),
        await startSite({ DATABASE_URL: postgres.url }),
      ]
      await expectHeard(one, two, 4)
      await expectHeard(one, one, 5)
      await Promise.all([one.stop(), two.stop()])
      await pooler.stop()
    },
  )
})
