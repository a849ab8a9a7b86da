// Amplify's MQTT client, downloaded late and only for live slots.
import { presignUrl } from '@aws-amplify/core/internals/aws-client-utils'
import { PubSub } from '@aws-amplify/pubsub'
import { PROBES } from '@/lib/addresses/calls'
import { BEAT_TOPIC, LIVE_PATH, type LiveMessage, placeOfTopic, slotsTopic } from '@/lib/addresses/live'
import { awaitAck, keepConnection, type Line, type LiveState } from '@/lib/browser/live/watch'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { credentials } from '@/lib/browser/pool/credentials'

/** Smaller differences between the clocks are not corrected (spec section 9). */
const SKEW_MS = 5 * 60_000

let skew = 0

/** The broker rejects signatures of a wrong clock, so the site's Date header corrects it. */
async function correctClock(): Promise<void> {
  const sentAt = Date.now()
  const { headers } = await fetch(window.location.origin + PROBES.health, { cache: 'no-store' })
  const found = Date.parse(headers.get('date') ?? '') - sentAt
  if (Math.abs(found - skew) >= SKEW_MS) skew = found
}

/** Amazon's broker expects the token outside the signature. */
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

class SignedSocket extends PubSub {
  line: Line | null = null
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
    // Paho's types hide these callbacks. A refused subscription counts as answered.
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

export function listenLive(
  names: readonly string[],
  onMessage: (name: string, message: LiveMessage) => void,
  onState: (state: LiveState) => void,
): () => void {
  const socket = new SignedSocket()
  const open = (ours: Line) => {
    /** Kept per connection, because the next server process's clock may be behind. */
    const newest = new Map<string, number>()
    const good = (onState: () => void) => () => {
      socket.tries = 0
      onState()
    }
    const line: Line = { ...ours, acknowledged: good(ours.acknowledged), onMessage: good(ours.onMessage) }
    socket.line = line
    const topics = [...names.map(slotsTopic), BEAT_TOPIC]
    const subscription = socket.subscribe({ topics }).subscribe({
      next(content) {
        line.onMessage()
        const name = placeOfTopic(topicOf(content))
        const message = readMessage(content)
        if (name === null || !message) return
        const changes = message.changes.filter(({ date, start }) => {
          const time = `${name} ${date} ${start}`
          if (message.at < (newest.get(time) ?? 0)) return false
          newest.set(time, message.at)
          return true
        })
        onMessage(name, { ...message, changes })
      },
      error: line.lost,
    })
    return () => {
      socket.line = null
      subscription.unsubscribe()
    }
  }
  return keepConnection(open, onState)
}

/** Amplify adds the topic under a symbol. */
function topicOf(content: Record<string | symbol, unknown>): string {
  const [symbol] = Object.getOwnPropertySymbols(content)
  return symbol === undefined ? '' : String(content[symbol])
}

function readMessage({ at, changes }: Record<string | symbol, unknown>): LiveMessage | null {
  if (typeof at !== 'number' || !Array.isArray(changes)) return null
  return { at, changes }
}
