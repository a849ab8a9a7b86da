// A valid body of every call, as a flow or a page of the account would send it.
import type { Slot } from '@/tests/reliability/support/browser'

export type Said = {
  slot: Slot
  /** A number that nobody else has. */
  phone: string
  /** An existing booking and the key of its manage link. */
  booking: { reference: string; key: string }
  tokens: { access_token: string; id_token: string }
}

/** The bodies by the call's name. */
export function callBodies({ slot, phone, booking, tokens }: Said): Record<string, Record<string, unknown>> {
  const { date, start, end } = slot
  const attribution = { utm_source: 'a', utm_campaign: 'b', gclid: 'c', ref: 'd' }
  const zone = 'blr-south'
  return {
    'browser/u/pass': {},
    'city/u/list': {},
    'clinic/u/get': { cid: '101' },
    'clinic/u/search': { city: 'bengaluru', q: 'Road', latLng: '12.97,77.59', cid: '101', date },
    'slot/u/free': { slots: [`${date}T10:00/10:30@101`] },
    'slot/u/list': { cid: '101', date },
    'slot/u/hold': { zone, date, start, end, phone, sid: '6f2d4e1c-0000-4000-8000-000000000000' },
    'slot/u/keep': { sid: '6f2d4e1c-0000-4000-8000-000000000000' },
    'slot/u/release': { sid: '6f2d4e1c-0000-4000-8000-000000000000' },
    'booking/u/confirm': {
      zone,
      date,
      start,
      end,
      phone,
      name: 'Ravi Kumar',
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
    'booking/u/get': booking,
    'booking/u/cancel': booking,
    'booking/u/reschedule': { ...booking, ...slot },
    'payment/u/state': { id: '0b6f1b3e-6f0e-4f43-9e0a-0d6b1b3a4f11' },
    'phone/u/send': { phone },
    'phone/u/prove': { phone, code: '123456' },
    'lead/u/save': {
      phone,
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
    'user/a/update': { name: 'Ravi Kumar', email: null },
    'user/a/delete': {},
    'referral/u/referral_allowed': {},
    'session/u/start': tokens,
    'session/u/end': {},
    'session/a/end_all': {},
  }
}
