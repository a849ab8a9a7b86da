import type { Database } from '@/lib/db/schema'
import type { Transports } from '@/lib/messages/transport'

/** `origin` is the site's own, for the domain in code SMS and for links. `secret` keys the limits' hits. */
export type MessageDeps = {
  db: Database
  now: Date
  secret: string
  /** The SMS that all patients together get in a day. */
  budget: number
  transports: Transports
  origin: string
}
