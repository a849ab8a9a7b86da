// The bodies of the calls: the same rules as the pages' parameters.
import * as z from 'zod/mini'
import { isEmail } from '@/flows/email'
import { ATTRIBUTION, LONGEST, RULES } from '@/flows/params'
import { tidy } from '@/flows/typed'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import { TREATMENTS } from '@/lib/catalogue/treatments'
import { getClinic } from '@/lib/use-cases/clinics/get'
import type { Deps } from '@/lib/use-cases/deps'

/** The catalogue's names, and '/' for a page that is about none of them. */
const TREATMENT_NAMES = ['/', ...Object.values(TREATMENTS).map(({ label }) => label)].filter((name) => name !== '')
const short = z.string().check(z.maxLength(100))
/** Identifiers come as strings or numbers (specification, section 3, Identifier fields). */
const cid = z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(String), RULES.cid))

const attribution = z.optional(
  z.partialRecord(z.enum(ATTRIBUTION), z.pipe(z.string().check(z.maxLength(LONGEST.attribution)), z.transform(tidy))),
)

/** Whose calendar: a clinic by `cid`, or a home zone by `zone`. */
const place = { cid: z.optional(cid), zone: z.optional(RULES.zone) }
const slot = { date: RULES.date, start: RULES.start, end: RULES.end }
/** What opens a booking without the browser that made it: the manage link's key. */
const booking = { reference: short, key: z.optional(short) }

export const clinicBody = z.object({ cid })
export const searchBody = z.object({
  city: RULES.city,
  q: z.optional(short),
  latLng: z.optional(RULES.latLng),
  cid: z.optional(cid),
  date: z.optional(RULES.date),
})
export const slotsBody = z.object({ ...place, date: z.optional(RULES.date) })
export const holdBody = z.object({ ...place, ...slot, phone: RULES.phone, sid: z.optional(short) })
export const releaseBody = z.object({ sid: short })
export const bookingBody = z.object(booking)
export const rescheduleBody = z.object({ ...booking, ...slot })
export const confirmBody = z.object({
  ...place,
  date: RULES.date,
  start: RULES.start,
  // The hold to confirm; without it the browser's hold of the start.
  sid: z.optional(short),
  // Where nothing is held: the place is taken and booked in one, within the limits of both.
  end: z.optional(RULES.end),
  name: RULES.name,
  phone: RULES.phone,
  flow: z.enum(FLOW_NAMES),
  treatment: z.optional(RULES.treatment),
  concern: z.optional(RULES.concern),
  appointment_type: z.optional(RULES.appointment_type),
  self_booked: z.optional(RULES.self_booked),
  pincode: z.optional(RULES.pincode),
  latLng: z.optional(RULES.latLng),
  address: z.optional(RULES.address),
  landmark: z.optional(RULES.landmark),
  apartmentNumber: z.optional(RULES.apartmentNumber),
  attribution,
})
export const phoneBody = z.object({ phone: RULES.phone })
export const codeBody = z.object({ phone: RULES.phone, code: z.string().check(z.regex(/^\d{6}$/)) })
export const leadBody = z.object({
  phone: RULES.phone,
  name: z.optional(RULES.name),
  flow: z.enum(FLOW_NAMES),
  city: z.optional(RULES.city),
  treatment: z.optional(RULES.treatment),
  purpose: z.optional(RULES.purpose),
  // Without a page's notice the caller says itself that the patient agreed.
  consent: z.literal(true),
  attribution,
})
export const memberBody = z.object({ issue: z.optional(RULES.issue) })
export const userBody = z.object({ search_type: z.literal('by_uid') })
const token = z.string().check(z.minLength(1), z.maxLength(16_384))
export const sessionBody = z.object({ access_token: token, id_token: token })
export const userChangeBody = z.object({
  name: z.optional(RULES.name),
  email: z.optional(z.nullable(z.string().check(z.refine(isEmail)))),
})
/** Only what the site itself says of its pages: a path without a query, names from the catalogue, an experiment. */
export const eventBody = z.strictObject({
  name: z.enum(['Page View', 'Phone Number Entered']),
  path: z.string().check(z.maxLength(200), z.regex(/^\/[\w/[\]-]*$/)),
  properties: z.strictObject({
    'Page Name': z.optional(z.string().check(z.maxLength(300))),
    'Treatment Name': z.optional(z.enum(TREATMENT_NAMES)),
    Variant: z.optional(z.string().check(z.regex(/^(unified_booking|ppr|dashboard): variant_[AB]$/))),
  }),
})
export const emptyBody = z.object({})

/** The place that a body names; null when there is none, or two. */
export async function placeIdOf(deps: Deps, body: { cid?: string; zone?: string }): Promise<string | null> {
  if ((body.cid === undefined) === (body.zone === undefined)) return null
  if (body.zone !== undefined) return body.zone
  return (await getClinic(deps, body.cid as string))?.placeId ?? null
}
