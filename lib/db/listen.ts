// A transaction pooler passes no notifications on, so a listener must prove that it hears.
import pg from 'pg'

const CHANNEL = 'live_times'
export const LISTEN = `LISTEN ${CHANNEL}`

/** `heard` gets each notification's text. `lost` is called once, when no more come. The result stops it. */
export type Listen = (onNotice: (text: string) => void, lost: () => void) => Promise<() => Promise<void>>

export function listenAt(databaseUrl: string): Listen {
  return async (onNotice, lost) => {
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
    client.on('notification', ({ payload = '' }) => onNotice(payload))
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
