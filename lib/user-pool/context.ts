// What every operation is handed. Owns the types; nothing here keeps state.
import type { Database, Tx } from '@/lib/db/schema'
import type { CodeMessage } from '@/lib/messages/write-code'
import type { Keys } from '@/lib/user-pool/keys'
import type { PoolSettings } from '@/lib/user-pool/settings'

type Ports = {
  send(message: CodeMessage): Promise<void>
  /** As much work as `send`, and nothing goes out: nobody has the number. */
  pretend(): Promise<void>
  /** The user is about to be deleted: what the site has of them goes in the same transaction. */
  userDeleted(tx: Tx, sub: string, now: Date): Promise<void>
  /** The user has proved a phone: the site has it from the same transaction on. False when it is another's there. */
  phoneProved(tx: Tx, sub: string, phone: string): Promise<boolean>
}

export type Context = {
  db: Database
  now: Date
  /** The site's secret: keys every hash and seal of the pool. */
  secret: string
  /** The one before, while what it made is good (SITE_SECRET_PREVIOUS). */
  formerSecret?: string | undefined
  settings: PoolSettings
  keys: Keys
  ports: Ports
  /** The client's network address. */
  address: string
  /** The cookie of a browser that proved a number before (known-browser.ts), as it came. */
  browser: string | null
}
