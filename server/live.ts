import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '@/lib/db/schema'
import { clientAddress } from '@/lib/http/address'
import { amazonSink, watchEverywhere } from '@/lib/live/amazon'
import { openBroker } from '@/lib/live/broker'
import { openPublisher } from '@/lib/live/publisher'
import { openSocketGateway, refuse } from '@/lib/live/socket-gateway'
import { verifySigned } from '@/lib/user-pool/federated/signed-address'
import { regionOf, settingsFrom } from '@/lib/user-pool/settings'
import { isPoolEmbedded, type Settings } from '@/server/settings'

export type Live = {
  /** Closes all sockets after `delayMs`, so that browsers connect to the next process. */
  stop(delayMs: number): Promise<void>
}
type Opening = { settings: Settings; db: Database; server: Server; dev: boolean }

const now = () => new Date()

async function openEmbedded({ settings: { env, secret }, db, server, dev }: Opening): Promise<Live> {
  const region = regionOf(settingsFrom(env))
  const broker = await openBroker((placeId) => publisher.watch(placeId))
  const isWanted = (placeId: string) => broker.listenersOf(placeId) > 0
  const publisher = openPublisher({ db, sink: broker.publish, isWanted, now })
  const gateway = openSocketGateway({
    verify: (request) => verifySigned({ ...request, region, secret, now: now() }),
    addressOf: (request) => clientAddress(request, env),
    take: broker.take,
    now,
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!gateway.answer(request, socket, head) && !dev) refuse(socket, 404)
  })
  return {
    async stop(delayMs) {
      await setTimeout(delayMs)
      await gateway.close()
      await Promise.all([publisher.stop(), broker.close()])
    },
  }
}

function openAmazon(db: Database, endpoint: string, region: string): Live {
  const publisher = openPublisher({ db, sink: amazonSink(endpoint, region), isWanted: () => true, now })
  const everywhere = watchEverywhere(db, publisher)
  return {
    async stop() {
      await Promise.all([everywhere.stop(), publisher.stop()])
    },
  }
}

/** With a real pool and no LIVE_ENDPOINT there are no live updates: pages poll instead. */
export async function openLive(opening: Opening): Promise<Live> {
  const { env } = opening.settings
  if (isPoolEmbedded(env)) return openEmbedded(opening)
  const { LIVE_ENDPOINT: endpoint, COGNITO_IDENTITY_POOL_ID: identityPool } = env
  if (!endpoint || !identityPool) return { stop: async () => undefined }
  return openAmazon(opening.db, endpoint, identityPool.split(':', 1)[0] ?? '')
}
