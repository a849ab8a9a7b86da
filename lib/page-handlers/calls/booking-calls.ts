// pages/api serves these, and the OpenAPI document and docs/reference/api.md describe them.
import * as z from 'zod/mini'
import type { CallName } from '@/lib/addresses/calls'
import type { RefusalWord } from '@/lib/http/calls/with-api'
import {
  bookingBody,
  clinicBody,
  codeBody,
  confirmBody,
  emptyBody,
  holdBody,
  phoneBody,
  releaseBody,
  rescheduleBody,
  searchBody,
  slotsBody,
} from '@/lib/page-handlers/calls/inputs'

const text = z.string()
const orNull = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema)

const slot = z.looseObject({ date: text, start: text, end: text, state: z.enum(['free', 'held_for_you']) })
const clinic = z.looseObject({
  cid: text,
  name: text,
  locality: text,
  address: text,
  pincode: text,
  lat: z.number(),
  lng: z.number(),
  phone: text,
})
const day = {
  day: text,
  days: z.readonly(
    z.array(z.looseObject({ date: text, free: z.int(), state: z.enum(['free', 'full', 'over', 'closed']) })),
  ),
  slots: z.array(slot),
}
const place = z.looseObject({ id: text, kind: z.enum(['clinic', 'home_zone']), cid: orNull(text), name: text })
const booking = z.looseObject({
  reference: text,
  status: text,
  date: text,
  start: text,
  end: text,
  place,
  name: text,
  phone: text,
  treatment: orNull(text),
  pricePaise: z.int(),
  canChange: z.boolean(),
})

type BookingCall = {
  /** One sentence for the document. */
  does: string
  body: z.ZodMiniType
  /** Fields outside the schema may change at any time. */
  result: z.ZodMiniType
  done?: readonly string[]
  /** In addition to those of every call. */
  refusals: readonly RefusalWord[]
}

const LIMITS = ['prove', 'wait', 'busy_network'] as const

export const BOOKING_CALLS = {
  'city/u/list': {
    does: 'Lists the cities of the chain.',
    body: emptyBody,
    result: z.looseObject({
      cities: z.array(z.looseObject({ id: text, name: text, state: text, clinics: z.int(), homeVisits: z.boolean() })),
    }),
    refusals: [],
  },
  'clinic/u/search': {
    does: 'Finds the clinics of a city, each with its next free times; without a city those of the whole chain, without times.',
    body: searchBody,
    result: z.looseObject({
      matched: z.boolean(),
      clinics: z.array(z.extend(clinic, { next: z.optional(z.array(slot)) })),
    }),
    refusals: [],
  },
  'clinic/u/get': {
    does: 'Tells of one clinic.',
    body: clinicBody,
    result: z.looseObject({ clinic }),
    refusals: ['not_found'],
  },
  'slot/u/list': {
    does: 'Lists the free times of a day at a clinic or in a home zone, and how the days around it stand.',
    body: slotsBody,
    result: z.looseObject({ place, ...day, nearest: z.array(slot) }),
    refusals: ['not_found'],
  },
  'slot/u/hold': {
    does: 'Holds a time until `heldUntil`. `sid` names the hold that this one replaces.',
    body: holdBody,
    result: z.looseObject({ sid: text, heldUntil: z.date() }),
    done: ['held'],
    refusals: ['taken', 'closed', 'not_found', ...LIMITS],
  },
  'slot/u/release': {
    does: 'Gives a hold up.',
    body: releaseBody,
    result: z.looseObject({}),
    done: ['released'],
    refusals: ['gone'],
  },
  'phone/u/send': {
    does: 'Sends a code by SMS that proves a mobile number for this client.',
    body: phoneBody,
    result: z.looseObject({ until: z.date() }),
    done: ['sent'],
    refusals: ['wait'],
  },
  'phone/u/prove': {
    does: 'Proves a mobile number by the code that was sent to it.',
    body: codeBody,
    result: z.looseObject({}),
    done: ['proved'],
    refusals: ['wrong_code', 'code_tries', 'code_expired'],
  },
  'booking/u/confirm': {
    does: 'Books the time that is held. The same call again answers with the same reference. With `pay`, the patient has to pay on that page until `payBy`, or the booking is cancelled.',
    body: confirmBody,
    result: z.looseObject({ reference: text, pay: z.optional(text), payBy: z.optional(z.date()) }),
    refusals: ['already_booked', 'taken', 'closed', 'expired', 'not_served', 'not_found', ...LIMITS],
  },
  'booking/u/get': {
    does: 'Tells of a booking: to the client that booked, to its signed-in patient, and to who has the key of its link.',
    body: bookingBody,
    result: z.looseObject({ booking }),
    refusals: ['not_found'],
  },
  'booking/u/reschedule': {
    does: 'Moves a booking to another time at the same place. The reference stays.',
    body: rescheduleBody,
    result: z.looseObject({ reference: text }),
    done: ['moved'],
    refusals: ['taken', 'closed', 'too_late', 'not_found', ...LIMITS],
  },
  'booking/u/cancel': {
    does: 'Cancels a booking; one that is cancelled already stays so.',
    body: bookingBody,
    result: z.looseObject({}),
    done: ['cancelled', 'already'],
    refusals: ['too_late', 'not_found'],
  },
} as const satisfies Partial<Record<CallName, BookingCall>>
