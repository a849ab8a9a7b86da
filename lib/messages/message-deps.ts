// What sending asks for, whoever asks to send.
import type { Database } from '@/lib/db/schema'
import type { Transports } from '@/lib/messages/transport'

/**
 * `origin` is the site's own: the code's SMS names its domain, booking messages link to it. `secret` is the server's, from
 * which the keys of limits are made.
 */
export type MessageDeps = {
  db: Database
  now: Date
  secret: string
  /** How many SMS all patients together get in a day. */
  budget: number
  transports: Transports
  origin: string
}
