// The site's own message broker, for the live times alone: MQTT over WebSocket, publishing only. Patients' browsers listen for
// places; nothing that they send reaches anybody, and nothing is kept of them.
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { Aedes, type Client } from 'aedes'
import { BEAT_TOPIC, type LiveMessage, MOST_TOPICS, placeOfTopic, slotsTopic } from '@/lib/addresses/live'

/** A socket that says nothing of MQTT in this time is closed. */
const CONNECT_MS = 10_000
/** A phone that takes no byte for this long has gone. */
const DRAIN_MS = 5000
/** The longest that a client may promise to be silent, in seconds; Paho promises 60. */
const LONGEST_SILENCE = 300

export type Broker = {
  /** Speaks MQTT with who is at the other end, until either closes. */
  take(socket: Duplex): void
  publish(topic: string, message: LiveMessage): void
  /** How many listen for the place. */
  listenersOf(placeId: string): number
  close(): Promise<void>
}

/** The topic is one place's, or the word that all is well: neither a pattern nor anything of the broker's own. */
const isTopic = (topic: string): boolean => topic === BEAT_TOPIC || placeOfTopic(topic) !== null

/** `watch` makes a place's changes be published; false where there is no such place. */
export async function openBroker(watch: (placeId: string) => Promise<boolean>): Promise<Broker> {
  const topics = new Map<Client, Set<string>>()
  const aedes = await Aedes.createBroker({
    connectTimeout: CONNECT_MS,
    drainTimeout: DRAIN_MS,
    keepaliveLimit: LONGEST_SILENCE,
    maxClientsIdLength: 64,
    maxTopicLevels: 4,
    preConnect(_client, packet, done) {
      // No last words and no session that outlives its socket: both would be kept here for strangers. And no name of their
      // choice, by which one could put another out.
      const isPlain = packet.will === undefined && packet.clean !== false
      packet.clientId = randomUUID()
      done(isPlain ? null : new Error('Nothing is kept here'), isPlain)
    },
    authorizePublish: (_client, _packet, done) => done(new Error('Nobody publishes here')),
    authorizeSubscribe(client, subscription, done) {
      const { topic } = subscription
      const own = topics.get(client) ?? new Set<string>()
      topics.set(client, own)
      if (!isTopic(topic) || (own.size >= MOST_TOPICS && !own.has(topic))) return done(null, null)
      // Before its place is known: many asked for at once must not pass.
      own.add(topic)
      const placeId = placeOfTopic(topic)
      const known = placeId === null ? Promise.resolve(true) : watch(placeId)
      known.then(
        (isPlace) => {
          if (!isPlace) own.delete(topic)
          done(null, isPlace ? { ...subscription, qos: 0 } : null)
        },
        // Not refused: who is put out comes back, and a page that was refused would believe that it hears.
        () => done(new Error('Nothing can be said now')),
      )
    },
  })
  aedes.on('unsubscribe', (left, client) => {
    for (const topic of left) topics.get(client)?.delete(topic)
  })
  aedes.on('clientDisconnect', (client) => void topics.delete(client))
  // What a client does wrong ends its own connection, and is nobody's fault here.
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
    listenersOf: (placeId) => [...topics.values()].filter((own) => own.has(slotsTopic(placeId))).length,
    close: () => new Promise((resolve) => aedes.close(resolve)),
  }
}
