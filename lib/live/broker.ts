// Browsers only subscribe here: the broker neither forwards nor keeps their messages.
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { Aedes, type Client } from 'aedes'
import { BEAT_TOPIC, type LiveMessage, MOST_TOPICS, placeOfTopic, slotsTopic } from '@/lib/addresses/live'

const CONNECT_MS = 10_000
const DRAIN_MS = 5000
/** Seconds; Paho asks for 60. */
const LONGEST_SILENCE = 300

export type Broker = {
  take(socket: Duplex): void
  publish(topic: string, message: LiveMessage): void
  listenersOf(placeId: string): number
  close(): Promise<void>
}

const isTopic = (topic: string): boolean => topic === BEAT_TOPIC || placeOfTopic(topic) !== null

export async function openBroker(watch: (placeId: string) => Promise<boolean>): Promise<Broker> {
  const topics = new Map<Client, Set<string>>()
  const aedes = await Aedes.createBroker({
    connectTimeout: CONNECT_MS,
    drainTimeout: DRAIN_MS,
    keepaliveLimit: LONGEST_SILENCE,
    maxClientsIdLength: 64,
    maxTopicLevels: 4,
    preConnect(_client, packet, done) {
      // Wills and lasting sessions would fill memory. A client id of its own choice could disconnect another client.
      const isPlain = packet.will === undefined && packet.clean !== false
      packet.clientId = randomUUID()
      done(isPlain ? null : new Error('Nothing is kept here'), isPlain)
    },
    authorizePublish: (_client, _packet, done) => done(new Error('Nobody publishes here')),
    authorizeSubscribe(client, subscription, done) {
      const { topic } = subscription
      const subscribed = topics.get(client) ?? new Set<string>()
      topics.set(client, subscribed)
      if (!isTopic(topic) || (subscribed.size >= MOST_TOPICS && !subscribed.has(topic))) return done(null, null)
      // Counted before the place is looked up, so that many subscriptions at once stay within the limit.
      subscribed.add(topic)
      const placeId = placeOfTopic(topic)
      const known = placeId === null ? Promise.resolve(true) : watch(placeId)
      known.then(
        (isPlace) => {
          if (!isPlace) subscribed.delete(topic)
          done(null, isPlace ? { ...subscription, qos: 0 } : null)
        },
        // A refused page would think that it is subscribed. A disconnected page connects again.
        () => done(new Error('Nothing can be said now')),
      )
    },
  })
  aedes.on('unsubscribe', (left, client) => {
    for (const topic of left) topics.get(client)?.delete(topic)
  })
  aedes.on('clientDisconnect', (client) => void topics.delete(client))
  for (const event of ['clientError', 'connectionError'] as const)
    aedes.on(event, (client) => void topics.delete(client))

  return {
    take(socket) {
      aedes.handle(socket)
    },
    publish(topic, message) {
      const payload = JSON.stringify(message)
      aedes.publish({ cmd: 'publish', topic, payload, qos: 0, retain: false, dup: false }, () => undefined)
    },
    listenersOf: (placeId) => [...topics.values()].filter((subscribed) => subscribed.has(slotsTopic(placeId))).length,
    close: () => new Promise((resolve) => aedes.close(resolve)),
  }
}
