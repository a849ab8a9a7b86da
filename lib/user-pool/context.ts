import type { Language } from '@/lib/catalogue/languages'
import type { Database, Tx } from '@/lib/db/schema'
import type { CodeMessage } from '@/lib/messages/write-code'
import type { Keys } from '@/lib/user-pool/keys'
import type { PoolSettings } from '@/lib/user-pool/settings'

type Ports = {
  send(message: CodeMessage): Promise<void>
  /** Does as much work as `send`, for a number that nobody has. */
  pretend(): Promise<void>
  /** Deletes the site's data of the user in the same transaction. */
  userDeleted(tx: Tx, sub: string, now: Date): Promise<void>
  /** Changes the site's phone in the same transaction. False when another account has it. */
  phoneProved(tx: Tx, sub: string, phone: string): Promise<boolean>
}

export type Context = {
  db: Database
  now: Date
  secret: string
  /** SITE_SECRET_PREVIOUS, while it is valid. */
  formerSecret?: string | undefined
  settings: PoolSettings
  keys: Keys
  ports: Ports
  address: string
  /** The cookie of known-browser.ts, unread. */
  browser: string | null
  /** Of the page that calls. */
  language: Language
}
