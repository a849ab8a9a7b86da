// A transport that records its messages, and helpers that the tests of sending share.
import { beforeEach } from 'vitest'
import type { Database } from '@/lib/db/schema'
import type { MessageDeps } from '@/lib/messages/message-deps'
import type { Parcel, Transport } from '@/lib/messages/transport'
import type { CodeMessage } from '@/lib/messages/write-code'
import { minutesAfter, SECRET } from '@/tests/support/chain/test-places'

export const ORIGIN = 'https://book.muthu-dental.example'
export const PHONE = '+919800000007'

export const seconds = (count: number): Date => minutesAfter(count / 60)

/** Throws `fault` while it is set. */
export class Kept implements Transport {
  readonly keepsText = false
  readonly parcels: Parcel[] = []
  fault: Error | null = null

  async send(parcel: Parcel): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (this.fault) throw this.fault
    this.parcels.push(parcel)
  }

  get texts(): string[] {
    return this.parcels.map(({ text }) => text)
  }
}

/** Call inside a `describe`: the transport is emptied before each test. */
export function useKept(): Kept {
  const kept = new Kept()
  beforeEach(() => {
    kept.parcels.length = 0
    kept.fault = null
  })
  return kept
}

export const depsWith = (db: Database, sms: Transport, now: Date = minutesAfter(0)): MessageDeps => ({
  db,
  now,
  secret: SECRET,
  budget: 15_000,
  origin: ORIGIN,
  transports: { sms, email: sms },
})

export const code = (expiresAt: Date, digits = '111111'): CodeMessage => ({
  language: 'en',
  channel: 'sms',
  to: PHONE,
  code: digits,
  purpose: 'sign_in',
  expiresAt,
})

export const outboxOf = (db: Database) => db.writes.selectFrom('outbox').selectAll().orderBy('created_at').execute()
