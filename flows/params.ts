// The booking parameters of the specification's section 3: one zod dictionary, shared by page, API and database.
// A rule turns what was typed into the canonical value, or names the cause (the texts stand in lib/texts).
import * as z from 'zod/mini'
import { parseIndianMobile } from '@/flows/phone'
import { asciiDigits, tidy } from '@/flows/typed'
import { cityIdOf } from '@/lib/catalogue/cities'
import { CONCERN_CATEGORIES, CONCERNS, ISSUES, PURPOSES } from '@/lib/catalogue/concerns'
import { writePoint } from '@/lib/catalogue/point'
import { treatmentKeyOf } from '@/lib/catalogue/treatments'

export const PARAMS = [
  'name',
  'phone',
  'city',
  'treatment',
  'concern',
  'concern_category',
  'location',
  'pincode',
  'latLng',
  'address',
  'landmark',
  'apartmentNumber',
  'start',
  'end',
  'date',
  'zone',
  'appointment_type',
  'self_booked',
  'cid',
  'purpose',
  'issue',
  'isLoggedIn',
  'skip_video',
  // An identifier of the specification's own list: the held slot's id, by which a review knows its hold.
  'sid',
] as const
export type Param = (typeof PARAMS)[number]
export type Answers = Partial<Record<Param, string>>

/** Never readable in an address bar, a log, a history or a referrer: sealed in every URL (architecture, section 5). */
export const PERSONAL = ['name', 'phone', 'pincode', 'latLng', 'address', 'landmark', 'apartmentNumber'] as const
export const isPersonal = (name: string): boolean => (PERSONAL as readonly string[]).includes(name)

/** Travels with the visitor to the end and is stored with the lead and the booking (product.md, A step page 5). */
export const ATTRIBUTION = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_lead_type',
  'gclid',
  'fbclid',
  'ref',
] as const
export type Attribution = Partial<Record<(typeof ATTRIBUTION)[number], string>>

/** The longest value, in UTF-16 units, that a query may carry; a longer one is refused with 400. */
export const LONGEST = { plain: 300, sealed: 2000, attribution: 500 } as const

export type Parsed = { value: string } | { cause: string }

const rule = (parse: (tidied: string) => Parsed) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const parsed = parse(tidy(typed))
      if ('value' in parsed) return parsed.value
      context.issues.push({ code: 'custom', message: parsed.cause, input: typed })
      return z.NEVER
    }),
  )

const oneOf = (values: readonly string[]) =>
  rule((typed) => (values.includes(typed) ? { value: typed } : { cause: typed === '' ? 'empty' : 'unknown' }))

const text = ({ least, most }: { least: number; most: number }) =>
  rule((typed) => {
    const length = [...typed].length
    if (length === 0) return { cause: 'empty' }
    if (length < least) return { cause: 'short' }
    return length > most ? { cause: 'long' } : { value: typed }
  })

const time = rule((typed) =>
  /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(typed) ? { value: typed } : { cause: 'unknown' },
)

const date = rule((typed) => {
  const real = /^\d{4}-\d\d-\d\d$/.test(typed) && new Date(`${typed}T00:00:00Z`)
  // A day that does not exist (31 February) rolls over and comes back as another one.
  return real && !Number.isNaN(real.getTime()) && real.toISOString().startsWith(typed)
    ? { value: typed }
    : { cause: 'unknown' }
})

const name = rule((typed) => {
  if (typed === '') return { cause: 'empty' }
  if ([...typed].length > 100) return { cause: 'long' }
  if (/\d/u.test(asciiDigits(typed))) return { cause: 'digits' }
  // Zero-width joiners are letters' business in Indian scripts. Both apostrophes are typed by phones.
  return /^(?:[\p{L}\p{M}.'’ -]|\u200C|\u200D)+$/u.test(typed) && /\p{L}/u.test(typed)
    ? { value: typed }
    : { cause: 'characters' }
})

const phone = rule((typed) => {
  const parsed = parseIndianMobile(typed)
  return parsed.ok ? { value: parsed.e164 } : { cause: parsed.reason }
})

const pincode = rule((typed) => {
  const digits = asciiDigits(typed).replace(/[ -]/g, '')
  if (digits === '') return { cause: 'empty' }
  if (!/^\d+$/.test(digits)) return { cause: 'characters' }
  if (digits.length !== 6) return { cause: 'length' }
  return digits.startsWith('0') ? { cause: 'zero' } : { value: digits }
})

const latLng = rule((typed) => {
  const [lat = Number.NaN, lng = Number.NaN, ...rest] = typed
    .split(',')
    .map((part) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(part.trim()) ? Number(part) : Number.NaN))
  const onEarth = rest.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return onEarth ? { value: writePoint({ lat, lng }) } : { cause: typed === '' ? 'empty' : 'unknown' }
})

const looked = (find: (typed: string) => string | null) =>
  rule((typed) => {
    const found = find(typed)
    return found === null ? { cause: typed === '' ? 'empty' : 'unknown' } : { value: found }
  })

const id = rule((typed) =>
  /^[a-z0-9-]{1,40}$/i.test(typed) ? { value: typed } : { cause: typed === '' ? 'empty' : 'unknown' },
)

export const RULES = {
  name,
  phone,
  city: looked(cityIdOf),
  treatment: looked(treatmentKeyOf),
  concern: oneOf(Object.values(CONCERNS).flat()),
  concern_category: oneOf(Object.keys(CONCERN_CATEGORIES)),
  location: oneOf(['at_home', 'clinic']),
  pincode,
  latLng,
  address: text({ least: 5, most: 200 }),
  landmark: text({ least: 1, most: 100 }),
  apartmentNumber: text({ least: 1, most: 40 }),
  start: time,
  end: time,
  date,
  zone: id,
  appointment_type: oneOf(['clinic', 'video']),
  self_booked: oneOf(['true', 'false']),
  cid: id,
  purpose: oneOf(Object.keys(PURPOSES)),
  issue: oneOf(ISSUES),
  isLoggedIn: oneOf(['true', 'false']),
  skip_video: oneOf(['true', 'false']),
  sid: rule((typed) => (isSid(typed) ? { value: typed } : { cause: typed === '' ? 'empty' : 'unknown' })),
} satisfies Record<Param, z.ZodMiniType<string, string>>

/** The concerns that a flow's step offers; a concern of another flow counts as not answered. */
export function concernsOf(flow: string): readonly string[] {
  return Object.hasOwn(CONCERNS, flow) ? CONCERNS[flow as keyof typeof CONCERNS] : []
}

/**
 * The canonical value of one parameter, or the cause of its refusal (a key of the error texts).
 * `flow` narrows what a concern may be. Never throws.
 */
export function parseParam(param: Param, typed: string, flow: string): Parsed {
  const parsed = RULES[param].safeParse(typed)
  if (!parsed.success) return { cause: parsed.error.issues[0]?.message ?? 'unknown' }
  if (param === 'concern' && !concernsOf(flow).includes(parsed.data)) return { cause: 'unknown' }
  return { value: parsed.data }
}

/** Whether the value can be the id of a held slot at all: the database refuses to compare anything else with one. */
export const isSid = (value: string | undefined): value is string =>
  value !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)

/** A slot as the control named `slot` carries it: `<date>T<start>/<end>@<zone or cid>` (product.md, A step page 4). */
export function formatSlot(slot: { date: string; start: string; end: string; at: string }): string {
  return `${slot.date}T${slot.start}/${slot.end}@${slot.at}`
}

/** The parts of a slot control's value, each of them valid; null when it is no slot. */
export function parseSlot(value: string): { date: string; start: string; end: string; at: string } | null {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\/(\d\d:\d\d)@([a-z0-9-]{1,40})$/i.exec(value)
  if (!match) return null
  const [, day = '', start = '', end = '', at = ''] = match
  const valid =
    RULES.date.safeParse(day).success && RULES.start.safeParse(start).success && RULES.end.safeParse(end).success
  return valid && start < end ? { date: day, start, end, at } : null
}
