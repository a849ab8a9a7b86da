// At-least-once delivery: a claim runs out, so after a crash an event is sent again under the same id.
import { homeMapHref } from '@/lib/addresses/outward'
import {
  claimWebhookEvents,
  disableWebhookTarget,
  endWebhookTry,
  type WebhookEvent,
} from '@/lib/db/queries/chain/webhooks'
import type { Database } from '@/lib/db/schema'
import { homeAddressLine } from '@/lib/domain/booking/home-address'
import { noteFailure, noteSuccess } from '@/lib/log/dependencies'
import { log } from '@/lib/log/log'
import { tally } from '@/lib/metrics/tallies'
import { post } from '@/lib/webhooks/post'
import { signedHeaders } from '@/lib/webhooks/sign'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Ten tries in 76 hours (Standard Webhooks 1.0.0, "Deliverability and reliability"). */
const RETRIES_MS = [5000, 5 * MINUTE_MS, 30 * MINUTE_MS, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS)]
/** A random share that is added, so that events that failed together are not retried together. */
const JITTER = 0.1
const BATCH = 20
const CLAIM_MS = MINUTE_MS
const LONGEST_WAIT_MS = 24 * HOUR_MS
const GONE = 410

export type WebhookDeps = { db: Database; now: Date; url: string; secrets: readonly string[] }

function eventBody({ kind, happened_at, data, ...person }: WebhookEvent): string {
  const { personal_name: name, personal_phone: phone, personal_address: house, proved, attribution } = person
  const { ref: _invitation, ...campaign } = attribution
  const address = house && {
    flat: house.apartmentNumber ?? null,
    address: house.address,
    landmark: house.landmark ?? null,
    pincode: house.pincode,
    map_url: homeMapHref(homeAddressLine(house), house.latLng),
  }
  return JSON.stringify({
    type: `booking.${kind}`,
    timestamp: happened_at.toISOString(),
    data: { ...data, name, phone, phone_proved: proved, address, campaign },
  })
}

function retryAfterOf(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : 0
}

async function deliverEvent({ db, now, url, secrets }: WebhookDeps, event: WebhookEvent): Promise<void> {
  const { id, tries } = event
  const body = eventBody(event)
  const posted = await post(url, signedHeaders(secrets, { id, now, body }), body).catch(() => null)
  const status = posted?.status ?? 0
  const isTaken = status >= 200 && status < 300
  tally('webhooks', {
    outcome: isTaken ? 'taken' : status === GONE || RETRIES_MS[tries - 1] === undefined ? 'given_up' : 'failed',
  })
  if (isTaken || status === GONE) noteSuccess('webhook')
  else noteFailure('webhook', status === 0 ? 'it did not answer' : `it answered ${status}`)
  if (isTaken) return endWebhookTry(db.writes, { id, deliveredAt: now, dueAt: null })
  const wait = RETRIES_MS[tries - 1]
  if (status === GONE) {
    await disableWebhookTarget(db.writes, now)
    log(
      'error',
      'The webhook receiver wants no more events (410). The site stores no events until you set another WEBHOOK_URL.',
    )
  } else if (wait === undefined) log('error', `A webhook (${id}) was given up after ${tries} tries`, { status })
  const pause =
    wait === undefined ? null : Math.max(wait * (1 + JITTER * Math.random()), retryAfterOf(posted?.retryAfter, now))
  await endWebhookTry(db.writes, {
    id,
    deliveredAt: null,
    dueAt: pause === null ? null : new Date(now.getTime() + pause),
  })
}

/** Returns how many events were sent. Throws database errors. */
export async function deliverWebhooks(deps: WebhookDeps): Promise<number> {
  const { db, now } = deps
  const until = new Date(now.getTime() + CLAIM_MS)
  const events = await claimWebhookEvents(db.writes, { now, until, most: BATCH })
  await Promise.all(events.map((event) => deliverEvent(deps, event)))
  return events.length
}
