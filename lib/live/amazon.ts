import { BEAT_MS } from '@/lib/addresses/live'
import { errorLine } from '@/lib/db/error-line'
import { readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import type { Database } from '@/lib/db/schema'
import { logLiveFault } from '@/lib/live/feed'
import type { Publisher, Sink } from '@/lib/live/publisher'
import { log } from '@/lib/log/log'

const LOGGED_EVERY_MS = 60_000
/** Later news is useless, and messages for a broker that hangs would pile up. */
const LATE_MS = 5000

async function open(endpoint: string, region: string) {
  const sdk = await import('@aws-sdk/client-iot-data-plane')
  const client = new sdk.IoTDataPlaneClient({ endpoint, region })
  return (topic: string, payload: string) =>
    client.send(new sdk.PublishCommand({ topic, qos: 0, payload }), { abortSignal: AbortSignal.timeout(LATE_MS) })
}

export function amazonSink(endpoint: string, region: string): Sink {
  let opening: ReturnType<typeof open> | undefined
  let loggedAt = Number.NEGATIVE_INFINITY
  return (topic, message) => {
    opening ??= open(endpoint, region)
    opening
      .then((send) => send(topic, JSON.stringify(message)))
      .catch((error: unknown) => {
        if (message.at - loggedAt < LOGGED_EVERY_MS) return
        loggedAt = message.at
        log('error', 'The message broker refused a message', { why: errorLine(error) })
      })
  }
}

/** Watches all places, because subscriptions are at Amazon. Repeats this for places that are added later. */
export function watchEverywhere(db: Database, publisher: Publisher): { stop(): Promise<void> } {
  const watchAll = async () => {
    for (const { id } of await readPlaceNames(db.reads)) await publisher.watch(id)
  }
  let running = Promise.resolve()
  const begin = () => {
    running = running.then(watchAll).catch(logLiveFault)
  }
  begin()
  const timer = setInterval(begin, BEAT_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
