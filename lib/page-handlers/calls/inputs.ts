// Bodies follow the same rules as the pages' parameters.

import * as z from 'zod/mini'
import { readAge } from '@/flows/age'
import { isEmail } from '@/flows/email'
import { tidy } from '@/flows/normalise-input'
import { ATTRIBUTION, LONGEST, type Param, parseParam, type Value } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { EVENT_NAMES, NO_TREATMENT } from '@/lib/catalogue/events'
import { FLOW_NAMES, type FlowName } from '@/lib/catalogue/flow-names'
import { CAMPAIGN_WORDS } from '@/lib/catalogue/funnel'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { EXPERIMENTS, VARIANTS, variantLabel } from '@/lib/catalogue/variants'
import { visitMinutesOf } from '@/lib/domain/booking/booked'
import { causeText } from '@/lib/texts/answers'
import type { Texts } from '@/lib/texts/languages'
import { mapValues } from '@/lib/types/keys'
import { getClinic } from '@/lib/use-cases/clinics/get'
import { isServed } from '@/lib/use-cases/clinics/is-served'
import type { Deps } from '@/lib/use-cases/deps'

/** '/' is for a page about no treatment. */
const TREATMENT_NAMES = [NO_TREATMENT, ...Object.values(TREATMENTS).map(({ label }) => label)].filter(
  (name) => name !== '',
)
const VARIANT_LABELS = EXPERIMENTS.flatMap((experiment) =>
  VARIANTS.map((variant) => variantLabel({ experiment, variant })),
)
/** More than one day of all clinics of a city. */
const MOST_SHOWN = 200
const short = z.string().check(z.maxLength(100))

/** Formats for the API document. */
const FORMS: Partial<Record<Param, string>> = {
  cid: 'A clinic’s id',
  zone: 'A home zone’s id',
  city: 'A city’s id',
  date: 'A day, like 2026-12-01',
  start: 'When the time begins, like 10:00',
  end: 'When the time ends, like 10:30',
  phone: 'An Indian mobile number, like 98000 00001',
  latLng: 'A place on the map, like 13.0418,80.2341',
  treatment: 'A treatment’s key, like braces',
  concern_category: 'What the visit is about; with emergency it may begin sooner',
  appointment_type: 'clinic or video',
  self_booked: 'false where somebody else comes',
  pincode: 'Six digits',
}

/** The parameter's rule checks the field; an issue's message is the cause. */
const field = <P extends Param>(param: P) =>
  z.pipe(
    z.string().check(z.describe(FORMS[param] ?? '')),
    z.transform((typed, context): Value<P> => {
      const parsed = parseParam(param, typed)
      if ('value' in parsed) return parsed.value
      context.issues.push({ code: 'custom', message: parsed.cause, input: typed })
      return z.NEVER
    }),
  )

/** Identifiers are strings or numbers (specification, section 3, Identifier fields). */
const cid = z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(String), field('cid')))

/** In years; an issue's message is the cause. */
const age = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((typed, context): number => {
    const read = readAge(String(typed))
    if ('value' in read) return read.value
    context.issues.push({ code: 'custom', message: read.cause, input: typed })
    return z.NEVER
  }),
)

const attributed = z.pipe(z.string().check(z.maxLength(LONGEST.attribution)), z.transform(tidy))
const attribution = z.optional(z.partialRecord(z.enum(ATTRIBUTION), attributed))

const place = { cid: z.optional(cid), zone: z.optional(field('zone')) }
const slot = { date: field('date'), start: field('start'), end: field('end') }
/** The key is the manage link's, for a browser that did not book. */
const booking = { reference: short, key: z.optional(short) }

export const clinicBody = z.object({ cid })
/** An emergency may begin sooner than other visits. */
const concernCategory = z.optional(field('concern_category'))
/** A treatment may need a longer time. Without both, a visit takes one slot. */
const visit = { flow: z.optional(z.enum(FLOW_NAMES)), treatment: z.optional(field('treatment')) }
export const slotsBody = z.object({
  ...place,
  ...visit,
  date: z.optional(field('date')),
  concern_category: concernCategory,
})
export const searchBody = z.object({
  ...visit,
  city: z.optional(field('city')),
  q: z.optional(short),
  latLng: z.optional(field('latLng')),
  cid: z.optional(cid),
  date: z.optional(field('date')),
})
/** The values of the controls that a page shows. */
export const freeBody = z.object({
  slots: z.array(short).check(z.maxLength(MOST_SHOWN)),
  concern_category: concernCategory,
})
export const holdBody = z.object({
  ...place,
  ...slot,
  ...visit,
  phone: field('phone'),
  sid: z.optional(short),
  concern_category: concernCategory,
})
export const releaseBody = z.object({ sid: short })
export const bookingBody = z.object(booking)
export const rescheduleBody = z.object({ ...booking, ...slot })
export const confirmBody = z.object({
  ...place,
  date: field('date'),
  start: field('start'),
  // Without it, the browser's hold of the same start.
  sid: z.optional(short),
  // Without a hold, the slot is held and booked in one, within the limits of both.
  end: z.optional(field('end')),
  name: field('name'),
  phone: field('phone'),
  flow: z.enum(FLOW_NAMES),
  treatment: z.optional(field('treatment')),
  concern: z.optional(field('concern')),
  appointment_type: z.optional(field('appointment_type')),
  self_booked: z.optional(field('self_booked')),
  // The age of a patient for whom somebody else books.
  age: z.optional(age),
  pincode: z.optional(field('pincode')),
  latLng: z.optional(field('latLng')),
  address: z.optional(field('address')),
  landmark: z.optional(field('landmark')),
  apartmentNumber: z.optional(field('apartmentNumber')),
  attribution,
})
export const phoneBody = z.object({ phone: field('phone') })
export const codeBody = z.object({ phone: field('phone'), code: z.string().check(z.regex(/^\d{6}$/)) })
export const leadBody = z.object({
  phone: field('phone'),
  name: z.optional(field('name')),
  flow: z.enum(FLOW_NAMES),
  city: z.optional(field('city')),
  treatment: z.optional(field('treatment')),
  purpose: z.optional(field('purpose')),
  // The caller confirms the patient's consent, because it shows no page of ours.
  consent: z.literal(true),
  attribution,
})
export const userBody = z.object({ search_type: z.literal('by_uid') })
const token = z.string().check(z.minLength(1), z.maxLength(16_384))
export const sessionBody = z.object({ access_token: token, id_token: token })
export const userChangeBody = z.object({
  name: z.optional(field('name')),
  email: z.optional(z.nullable(z.string().check(z.refine(isEmail)))),
})
/** Values that only this site sends: a path without a query, catalogue names, an experiment. */
export const eventBody = z.strictObject({
  name: z.enum(EVENT_NAMES),
  path: z.string().check(z.maxLength(200), z.regex(/^\/[\w/[\]-]*$/)),
  properties: z.strictObject({
    'Page Name': z.optional(z.string().check(z.maxLength(300))),
    'Treatment Name': z.optional(z.enum(TREATMENT_NAMES)),
    Variant: z.optional(z.enum(VARIANT_LABELS)),
  }),
  ...mapValues(CAMPAIGN_WORDS, () => z.optional(attributed)),
  city: z.optional(attributed),
  arrived: z.optional(z.literal(true)),
  first: z.optional(z.enum(['week', 'day'])),
})
export const emptyBody = z.object({})

/** Of a call that names no way to visit. */
export const minutesFor = ({ flow = 'ORGANIC', ...answers }: { flow?: FlowName; treatment?: TreatmentKey }) =>
  visitMinutesOf(FLOWS[flow], answers)

/** Null for a served city, or for no city. */
export async function refusedCity(
  texts: Texts,
  deps: Deps,
  city: string | undefined,
): Promise<{ kind: 'invalid'; fields: { city: string } } | null> {
  if (city === undefined || (await isServed(deps, city))) return null
  return { kind: 'invalid', fields: { city: causeText(texts, 'city', 'unknown') } }
}

/** Null without a place, or with both. */
export async function placeIdOf(deps: Deps, body: { cid?: string; zone?: string }): Promise<string | null> {
  if (body.cid === undefined) return body.zone ?? null
  return body.zone === undefined ? ((await getClinic(deps, body.cid))?.placeId ?? null) : null
}
