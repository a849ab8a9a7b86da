// Listens on a connection of its own for the places that changed (006-live-times.sql). Behind a transaction pooler nothing is heard:
// who listens proves that it hears by a word of its own.
import pg from 'pg'

const CHANNEL = 'live_times'
export const LISTEN = `LISTEN ${CHANNEL}`

/** `heard` is told each notice's text, `lost` once that nothing more is heard. The answer ends it. */
export type Listen = (heard: (text: string) => void, lost: () => void) => Promise<() => Promise<void>>

/** Listens at a PostgreSQL server. Rejects when it can't be reached within three seconds. */
export function listenAt(databaseUrl: string): Listen {
  return async (heard, lost) => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: 'muthu-dental-live',
    })
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      lost()
    }
    client.on('notification', ({ payload = '' }) => heard(payload))
    client.on('error', end).on('end', end)
    try {
      await client.connect()
      await client.query(LISTEN)
    } catch (error) {
      isOver = true
      await client.end().catch(() => undefined)
      throw error
    }
    return async () => {
      isOver = true
      await client.end().catch(() => undefined)
    }
  }
}
