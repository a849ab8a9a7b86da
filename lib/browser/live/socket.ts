// The messaging client: Amplify's own, over MQTT, signed with the credentials of whoever is here. Downloaded late, and only
// where live times are wanted.
import { presignUrl } from '@aws-amplify/core/internals/aws-client-utils'
import { PubSub } from '@aws-amplify/pubsub'
import { PROBES } from '@/lib/addresses/calls'
import { BEAT_TOPIC, LIVE_PATH, type LiveMessage, placeOfTopic, slotsTopic } from '@/lib/addresses/live'
import { awaitAck, keepConnection, type Line, type LiveState } from '@/lib/browser/live/watch'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { credentials } from '@/lib/browser/pool/credentials'

/** Specification, section 9: from so much on the difference of the clocks is corrected. */
const SKEW_MS = 5 * 60_000

let skew = 0

/** A phone's clock that is far off signs what no broker believes: it is set by the site's answer. */
async function correctClock(): Promise<void> {
  const asked = Date.now()
  const { headers } = await fetch(window.location.origin + PROBES.health, { cache: 'no-store' })
  const found = Date.parse(headers.get('date') ?? '') - asked
  if (Math.abs(found - skew) >= SKEW_MS) skew = found
}

/** The broker's address, signed; the token stands beside what is signed, as Amazon's broker wants it. */
async function signedAddress(isSecondTry: boolean): Promise<string> {
  if (isSecondTry) await correctClock().catch(() => undefined)
  const { accessKeyId, secretAccessKey, sessionToken } = await credentials()
  const signed = presignUrl(
    { url: new URL(socketAddress()), method: 'GET' },
    {
      credentials: { accessKeyId, secretAccessKey },
      signingDate: new Date(Date.now() + skew),
      signingRegion: CLOUD.region,
      signingService: 'iotdevicegateway',
    },
  )
  if (sessionToken) signed.searchParams.append('X-Amz-Security-Token', sessionToken)
  return signed.toString()
}

/** Amplify's client, with a line that hears how its connection goes. */
class SignedSocket extends PubSub {
  line: Line | null = null
  /** How often a connection was tried since one was good. */
  tries = 0

  protected override get endpoint(): Promise<string> {
    this.tries += 1
    return signedAddress(this.tries > 1).catch((error: unknown) => {
      this.line?.lost()
      throw error
    })
  }

  protected override get isSSLEnabled(): boolean {
    return !CLOUD.embedded || window.location.protocol === 'https:'
  }

  override async newClient(options: Parameters<PubSub['newClient']>[0]) {
    const client = await super.newClient(options)
    const { line } = this
    if (!line) return client
    if (!client.isConnected()) {
      line.lost()
      return client
    }
    const { subscribe } = client
    const { acknowledged } = awaitAck(line)
    const waiting = new Set<string>()
    // Paho says when a subscription is answered, to who asks; its type keeps that back. One that is refused is answered too.
    client.subscribe = (topic) => {
      waiting.add(topic)
      const answered = () => {
        if (waiting.delete(topic) && waiting.size === 0) acknowledged()
      }
      Reflect.apply(subscribe, client, [topic, { onSuccess: answered, onFailure: answered }])
    }
    return client
  }

  override onDisconnect(how: Parameters<PubSub['onDisconnect']>[0]): void {
    super.onDisconnect(how)
    this.line?.lost()
  }
}

const socketAddress = (): string =>
  CLOUD.live === undefined
    ? `${window.location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`
    : `${CLOUD.live.replace(/^http/, 'ws')}${LIVE_PATH}`

/**
 * Listens for the places, and keeps a connection for that until the answer is called. `tell` hears of its state, `heard` of
 * each message with its topic's name of the place.
 */
export function listenLive(
  names: readonly string[],
  heard: (name: string, message: LiveMessage) => void,
  tell: (state: LiveState) => void,
): () => void {
  const socket = new SignedSocket()
  const open = (ours: Line) => {
    /** When each time was last spoken of, by the clock of the process that says it: the next process's may be behind. */
    const newest = new Map<string, number>()
    const good = (tell: () => void) => () => {
      socket.tries = 0
      tell()
    }
    const line: Line = { ...ours, acknowledged: good(ours.acknowledged), heard: good(ours.heard) }
    socket.line = line
    const topics = [...names.map(slotsTopic), BEAT_TOPIC]
    const subscription = socket.subscribe({ topics }).subscribe({
      next(content) {
        line.heard()
        const name = placeOfTopic(topicOf(content))
        const message = readMessage(content)
        if (name === null || !message) return
        const changes = message.changes.filter(({ date, start }) => {
          const time = `${name} ${date} ${start}`
          if (message.at < (newest.get(time) ?? 0)) return false
          newest.set(time, message.at)
          return true
        })
        heard(name, { ...message, changes })
      },
      error: line.lost,
    })
    return () => {
      socket.line = null
      subscription.unsubscribe()
    }
  }
  return keepConnection(open, tell)
}

/** Amplify puts the topic beside what was said, under a symbol. */
function topicOf(content: Record<string | symbol, unknown>): string {
  const [symbol] = Object.getOwnPropertySymbols(content)
  return symbol === undefined ? '' : String(content[symbol])
}

/** What the site published; null for anything else. */
function readMessage({ at, changes }: Record<string | symbol, unknown>): LiveMessage | null {
  if (typeof at !== 'number' || !Array.isArray(changes)) return null
  return { at, changes }
}
