import { asciiDigits, tidy } from '@/flows/normalise-input'
import { parseIndianMobile } from '@/flows/phone'
import { isOffered } from '@/lib/catalogue/chain'
import { cityIdOf } from '@/lib/catalogue/clinics/cities'
import { writePoint } from '@/lib/catalogue/clinics/point'
import {
  AGE_BAND,
  BEST_TIME,
  CONCERN_CATEGORY_KEYS,
  CONCERNS,
  HOW_LONG,
  ISSUES,
  PAIN_NOW,
  PURPOSE_KEYS,
  TRIED_BEFORE,
} from '@/lib/catalogue/treatments/concerns'
import { treatmentKeyOf } from '@/lib/catalogue/treatments/treatment-names'

export type RuleResult<V extends string, C extends string> = { value: V } | { cause: C }
export type Rule<V extends string, C extends string> = (typed: string) => RuleResult<V, C>

// The inferred return type lists a rule's causes by name.
const rule =
  <const P extends RuleResult<string, string>>(parse: (typed: string) => P) =>
  (typed: string): P =>
    parse(tidy(typed))

const looked = <V extends string>(find: (typed: string) => V | null) =>
  rule((typed) => {
    const found = find(typed)
    return found === null ? { cause: typed === '' ? 'empty' : 'unknown' } : { value: found }
  })

const oneOf = <const V extends string>(values: readonly V[]) =>
  looked((typed) => values.find((value) => value === typed) ?? null)

const lengthOf = (typed: string): number => [...typed].length

const upTo = (most: number) =>
  rule((typed) => {
    if (typed === '') return { cause: 'empty' }
    return lengthOf(typed) > most ? { cause: 'long' } : { value: typed }
  })

const time = rule((typed) =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(typed) ? { value: typed } : { cause: 'unknown' },
)

const id = looked((typed) => (/^[a-z0-9-]{1,40}$/i.test(typed) ? typed : null))

/** Checks that the value is a UUID, because PostgreSQL refuses to compare an id with anything else. */
export const isSid = (value: string | undefined): value is string =>
  value !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)

/** Patients type `K.Suresh` and `M.G.R` as often as `K. Suresh`. */
const spaceInitials = (name: string): string =>
  name.replace(/[\p{L}\p{M}]+\.(?=\p{L})/gu, (part) => (/^[\p{Lu}\p{Lo}]\p{M}*\.$/u.test(part) ? `${part} ` : part))
/** Text that phones turn into a link: an e-mail address, or two letters around a full stop or the like. */
const LINK = /[\p{L}\p{M}][.。｡．․·‧・･•∙⋅ꓸꞏᐧ]\p{L}|www|http|[@＠]/iu

/** URLs carry parameters in this order when no row of the flow asks them. */
export const RULES = {
  name: rule((typed) => {
    if (typed === '') return { cause: 'empty' }
    const name = lengthOf(typed) > 100 ? typed : spaceInitials(typed)
    if (lengthOf(name) > 100) return { cause: 'long' }
    if (LINK.test(name)) return { cause: 'link' }
    if (/\d/u.test(asciiDigits(name))) return { cause: 'digits' }
    // Indian scripts need zero-width joiners. Phones type both apostrophes.
    return /^(?:[\p{L}\p{M}.'’ -]|\u200C|\u200D)+$/u.test(name) && /\p{L}/u.test(name)
      ? { value: name }
      : { cause: 'characters' }
  }),
  phone: rule((typed) => {
    const parsed = parseIndianMobile(typed)
    return parsed.ok ? { value: parsed.e164 } : { cause: parsed.reason }
  }),
  city: looked(cityIdOf),
  // An old campaign's link to a treatment that the chain no longer does leads to the question.
  treatment: looked((typed) => {
    const key = treatmentKeyOf(typed)
    return key !== null && isOffered(key) ? key : null
  }),
  concern: oneOf(Object.values(CONCERNS).flat()),
  concern_category: oneOf(CONCERN_CATEGORY_KEYS),
  location: oneOf(['at_home', 'clinic']),
  pincode: rule((typed) => {
    const digits = asciiDigits(typed).replace(/[ -]/g, '')
    if (digits === '') return { cause: 'empty' }
    if (!/^\d+$/.test(digits)) return { cause: 'characters' }
    if (digits.length !== 6) return { cause: 'length' }
    return digits.startsWith('0') ? { cause: 'zero' } : { value: digits }
  }),
  latLng: rule((typed) => {
    const [lat = Number.NaN, lng = Number.NaN, ...rest] = typed
      .split(',')
      .map((part) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(part.trim()) ? Number(part) : Number.NaN))
    const onEarth = rest.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
    return onEarth ? { value: writePoint({ lat, lng }) } : { cause: typed === '' ? 'empty' : 'unknown' }
  }),
  address: rule((typed) => {
    if (typed === '') return { cause: 'empty' }
    if (lengthOf(typed) < 5) return { cause: 'short' }
    return lengthOf(typed) > 200 ? { cause: 'long' } : { value: typed }
  }),
  landmark: upTo(100),
  apartmentNumber: upTo(40),
  start: time,
  end: time,
  date: rule((typed) => {
    const real = /^\d{4}-\d\d-\d\d$/.test(typed) && new Date(`${typed}T00:00:00Z`)
    // A day that does not exist (31 February) rolls over to another date.
    return real && !Number.isNaN(real.getTime()) && real.toISOString().startsWith(typed)
      ? { value: typed }
      : { cause: 'unknown' }
  }),
  zone: id,
  appointment_type: oneOf(['clinic', 'video']),
  self_booked: oneOf(['true', 'false']),
  cid: id,
  purpose: oneOf(PURPOSE_KEYS),
  issue: oneOf(ISSUES),
  isLoggedIn: oneOf(['true', 'false']),
  skip_video: oneOf(['true', 'false']),
  // The specification's own parameter: the id of the held slot, for the review step.
  sid: looked((typed) => (isSid(typed) ? typed : null)),
}

/** The questions of PPR in order. Their answers go into the lead and never into a URL. */
export const QUESTIONNAIRE = {
  how_long: oneOf(HOW_LONG),
  tried_before: oneOf(TRIED_BEFORE),
  pain_now: oneOf(PAIN_NOW),
  age_band: oneOf(AGE_BAND),
  best_time: oneOf(BEST_TIME),
}
export type Question = keyof typeof QUESTIONNAIRE
export type PostedValue<Q extends Question> = Extract<ReturnType<(typeof QUESTIONNAIRE)[Q]>, { value: string }>['value']
