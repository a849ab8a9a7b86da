// The live times of one process over a test's database, and clients that speak plain MQTT.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Signer } from '@aws-amplify/core/internals/utils'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import type { LiveMessage } from '@/lib/addresses/live'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import type { Database } from '@/lib/db/schema'
import { readEnv } from '@/lib/env'
import { newCredentials } from '@/lib/user-pool/federated/credentials'
import { openLive } from '@/server/live'
import { SECRET } from '@/tests/support/chain/test-places'

export type LiveSite = { server: Server; origin: string; stop(): Promise<void> }

/** Opens the live times on a free port. */
export async function openLiveSite(db: Database): Promise<LiveSite> {
  const server = createServer((_req, res) => void res.end())
  const live = await openLive({
    settings: { env: readEnv({}), secret: SECRET, dataDir: '' },
    db,
    server,
    dev: false,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    origin: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      await live.stop(0)
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The signed address that a guest of the pool connects to. */
export function signedAddress(origin: string, { secret = SECRET, now = new Date() } = {}): string {
  const { accessKeyId, secretKey, sessionToken } = newCredentials(secret, 'ap-south-1:guest', now)
  const keys = { access_key: accessKeyId, secret_key: secretKey, session_token: sessionToken }
  return Signer.signUrl(`${origin}/mqtt`, keys, { region: EMBEDDED_POOL.region, service: 'iotdevicegateway' })
}

/** Connects a client without reconnecting. Rejects with the error, or when the connection is closed. */
export function connect(address: string, more: IClientOptions = {}): Promise<MqttClient> {
  const client = mqtt.connect(address, { protocolVersion: 4, reconnectPeriod: 0, connectTimeout: 5000, ...more })
  return new Promise((resolve, reject) => {
    client.once('connect', () => resolve(client))
    client.once('error', reject)
    client.once('close', () => reject(new Error('closed')))
  })
}

/** The messages on the topics, in a list that grows. */
export async function listen(client: MqttClient, ...topics: string[]): Promise<LiveMessage[]> {
  const heard: LiveMessage[] = []
  client.on('message', (_topic, payload) => heard.push(JSON.parse(payload.toString())))
  await client.subscribeAsync(topics)
  return heard
}
