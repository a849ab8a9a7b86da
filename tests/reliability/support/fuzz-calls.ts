// Requests to the calls: every field of every body with every hostile value, every method, every kind of body.

import type { Slot } from '@/tests/reliability/support/browser'
import type { Fuzzed } from '@/tests/reliability/support/fuzz-pages'
import { BROKEN_JSON, JSON_VALUES, TEXTS } from '@/tests/reliability/support/hostile'

const KIB = 1024
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'zz9',
  '',
]
const NO_CALLS = [
  'nothing',
  'slot',
  'slot/u',
  'slot/u/nothing',
  'slot/a/hold',
  'a/b/c/d/e',
  '__proto__',
  'slot/u/hold/x',
  '%3Czz9%3E',
  'SLOT/U/HOLD',
]

/** A right body of every call; what a walk of the flow would send. */
const bodies = ({ date, start, end }: Slot): Record<string, Record<string, unknown>> => {
  const attribution = { utm_source: 'a', utm_campaign: 'b', gclid: 'c', ref: 'd' }
  return {
    'city/u/list': {},
    'clinic/u/get': { cid: '101' },
    'clinic/u/search': { city: 'bengaluru', q: 'Road', latLng: '12.97,77.59', cid: '101', date },
    'slot/u/list': { cid: '101', date },
    'slot/u/hold': {
      zone: 'blr-south',
      date,
      start,
      end,
      phone: '9812345670',
      sid: '6f2d4e1c-0000-4000-8000-000000000000',
    },
    'slot/u/release': { sid: '6f2d4e1c-0000-4000-8000-000000000000' },
    'booking/u/confirm': {
      zone: 'blr-south',
      date,
      start,
      name: 'Ravi Kumar',
      phone: '9812345670',
      flow: 'PAID_ALIGNER',
      treatment: 'aligner_scan',
      concern: 'gaps',
      appointment_type: 'clinic',
      self_booked: 'true',
      pincode: '560004',
      latLng: '12.94,77.57',
      address: '12 Lake Road',
      landmark: 'Bakery',
      apartmentNumber: '4',
      attribution,
    },
    'booking/u/get': { reference: 'CFHJKMNP', key: 'A'.repeat(43) },
    'booking/u/cancel': { reference: 'CFHJKMNP', key: 'A'.repeat(43) },
    'booking/u/reschedule': { reference: 'CFHJKMNP', key: 'A'.repeat(43), date, start, end },
    'phone/u/send': { phone: '9812345670' },
    'phone/u/prove': { phone: '9812345670', code: '123456' },
    'lead/u/save': {
      phone: '9812345670',
      name: 'Ravi',
      flow: 'PPR',
      city: 'bengaluru',
      treatment: 'aligner_scan',
      purpose: 'gaps',
      consent: true,
      attribution,
    },
    'event/u/track': { name: 'Page View', path: '/clinics', properties: { 'Page Name': '/clinics' } },
    'user/a/get': { search_type: 'by_uid' },
    'member/a/get': {},
    'member/a/activate': { issue: 'check_up' },
    'referral/u/referral_allowed': {},
    'referral/a/get': {},
  }
}

const post = (call: string, body: string | Buffer, type = 'application/json'): Fuzzed['sent'] => ({
  method: 'POST',
  path: `/api/${call}`,
  headers: type === '' ? {} : { 'Content-Type': type },
  body,
})

/** One call's body with one field spoilt, for every field and value; and with unknown fields beside the right ones. */
function spoilt(call: string, body: Record<string, unknown>): Fuzzed[] {
  const values = [...TEXTS, ...JSON_VALUES]
  const fields = Object.keys(body).filter((field) => field !== 'attribution')
  const one = fields.flatMap((field) => values.map((value) => ({ ...body, [field]: value })))
  const nested = body.attribution ? values.map((value) => ({ ...body, attribution: { utm_source: value } })) : []
  const named = body.attribution ? TEXTS.map((name) => ({ ...body, attribution: { [name]: 'a' } })) : []
  const unknown = [
    { ...body, is_admin: true, price_paise: 1, owner: 'zz9' },
    { ...body, constructor: { prototype: { zz9: 1 } } },
  ]
  const all = [...one, ...nested, ...named, ...unknown].map((spoiltBody) => JSON.stringify(spoiltBody))
  return [...all, JSON.stringify(body).replace('{', '{"__proto__":{"zz9":1},')].map((text) => ({
    sent: post(call, text),
  }))
}

/** Everything else that can be wrong about one call, each with the status that says so. */
function misused(call: string, body: Record<string, unknown>): Fuzzed[] {
  const right = JSON.stringify(body)
  const fill = (kib: number) => `{"reference":"${'a'.repeat(kib * KIB)}"}`
  // What is said after the body was read depends on the call: a signed-out one says that first of all.
  const known = (status: number | null) => (status === null ? undefined : status === 422 ? [422, 401] : [status])
  return [
    ...OTHER_METHODS.map((method) => ({ sent: { ...post(call, right), method }, expected: [405] })),
    ...BROKEN_JSON.map(([text, status]) => ({ sent: post(call, text), expected: known(status) })),
    ...[64, 65, 70, 1100].map((kib) => ({ sent: post(call, fill(kib)), expected: [413] })),
    ...TYPES.map((type) => ({ sent: post(call, right, type) })),
    { sent: post(call, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])) },
    { sent: { ...post(call, right), path: `/api/${call}?reference=<zz9>&__proto__=%ff&cid=1&cid=2` } },
  ]
}

/** All requests to the calls. Every one is answered in JSON; the confirmed ones among them are few and harmless. */
export function fuzzCalls(slot: Slot): Fuzzed[] {
  const calls = Object.entries(bodies(slot))
  const unknown = NO_CALLS.flatMap((call) =>
    ['POST', ...OTHER_METHODS].map((method) => ({ sent: { ...post(call, '{}'), method }, expected: [404] })),
  )
  return [...calls.flatMap(([call, body]) => [...spoilt(call, body), ...misused(call, body)]), ...unknown]
}
