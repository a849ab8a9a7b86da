// What a chain's file may hold, value by value, and how a mistake in each is said. What one value has to do with another is
// references.ts.
import { z } from 'zod'
import { SMS_TEMPLATES, WHATSAPP_TEMPLATES } from '@/lib/catalogue/sms-templates'
import { isPriced } from '@/lib/catalogue/treatments/prices'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'

const text = (most: number) =>
  z.string().trim().min(1, 'must not be empty').max(most, `must be at most ${most} signs long`)
const whole = (least: number, most: number) =>
  z.int(`must be a whole number`).min(least, `must be at least ${least}`).max(most, `must be at most ${most}`)
const like = (pattern: RegExp, rule: string) => z.string().regex(pattern, rule)

const slug = like(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, like hubballi-dharwad').max(
  40,
)
const phone = like(/^\+?\d(?: ?\d){5,14}$/, 'must be digits with single spaces between, like 080 4112 2233')
const pincode = like(/^[1-9]\d{5}$/, 'must be a pincode of six digits, in quotation marks')
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address, like https://www.example.in' })
const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
const date = z.string().refine(isDay, 'must be a day, like 2027-01-26')
/** Of every year; 29 February is a day of leap years. */
const monthDay = z.string().refine((day) => /^\d\d-\d\d$/.test(day) && isDay(`2028-${day}`))
const language = like(/^[a-z]{2,3}$/, 'must be a language tag, like ta')

// Whoever changes the two numbers finds it on the map of another country.
const point = {
  lat: z.number('must be a number').min(6, 'must lie in India: 6 to 38').max(38, 'must lie in India: 6 to 38'),
  lng: z.number('must be a number').min(68, 'must lie in India: 68 to 98').max(98, 'must lie in India: 68 to 98'),
}

const HOURS_RULE = 'must be hours like "09:30-19:30", opening on a full five minutes, or null for a closed day'
const HOURS = /^([01]\d|2[0-3]):[0-5][05]-([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/
const openHours = like(HOURS, HOURS_RULE)
const day = openHours.nullable()
const hours = z.strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })
/** Other hours from a day on. */
const hoursFrom = z.strictObject({ from: date, hours }).optional()
const slotMinutes = whole(5, 240).multipleOf(5, 'must be a multiple of 5')

/** Both stand in SMS, of which none may be more than two (tests/lib/messages/templates.test.ts). */
export const LONGEST_NAME = 20
export const LONGEST_PHONE = 20

const brand = z.strictObject({
  // It stands in every SMS: signs that need no second alphabet there.
  name: like(
    /^[A-Za-z0-9][\w .&'+-]*[\w.]$/,
    "must be letters, digits, spaces and . & ' + -, as an SMS carries them",
  ).max(LONGEST_NAME, `must be at most ${LONGEST_NAME} signs long`),
  helpPhone: phone.max(LONGEST_PHONE, `must be at most ${LONGEST_PHONE} signs long`),
  helpHours: openHours.optional(),
  email: z.email('must be an e-mail address'),
  address: text(200),
  profiles: z.array(webAddress).max(20).default([]),
  documentsChanged: date,
})

const award = z.strictObject({
  year: like(/^\d{4}$/, 'must be a year in quotation marks'),
  newspaper: text(60),
  forum: text(60),
  proof: webAddress,
  until: date,
})

const registration = like(/^\d{5,30}$/, 'must be the digits of a registration, in quotation marks')
const templateName = like(/^[a-z0-9_]{1,512}$/, 'must be a template’s name: small letters, digits and _')
const sms = z.strictObject({
  entityId: registration,
  templates: z.partialRecord(z.enum(SMS_TEMPLATES), registration),
  whatsapp: z.partialRecord(z.enum(WHATSAPP_TEMPLATES), templateName).optional(),
})

const paise = whole(0, 100_000_000)
const price = z.strictObject({ clinic: paise, atHome: paise.nullable() })
const prices = z.record(z.enum(TREATMENT_KEYS.filter(isPriced)), price)

const city = z.strictObject({
  id: slug,
  name: text(60),
  state: text(60),
  ...point,
  pincodePrefixes: z
    .array(like(/^[1-9]\d\d$/, 'must be the first three digits of a pincode, in quotation marks'))
    .min(1),
  aliases: z.array(text(60)).max(20).default([]),
  popular: z.boolean().default(false),
})

/** A drawing, a photograph that the site has, or a file beside the chain's own. */
const picture = z.string().max(120)

const dentist = z.strictObject({
  name: text(80),
  degree: z.string().max(120).default(''),
  registration: z.string().max(60).default(''),
  languages: z.array(language).max(12).default([]),
  portrait: picture.default(''),
})

const clinic = z.strictObject({
  id: like(/^[A-Za-z0-9-]{1,20}$/, 'must be letters, digits and hyphens, in quotation marks'),
  city: slug,
  name: text(80),
  locality: text(80),
  address: text(200),
  pincode,
  ...point,
  phone,
  landmark: z.string().max(120).default(''),
  parking: z.array(z.enum(['free', 'paid', 'two_wheelers', 'street'])).default([]),
  access: z.array(z.enum(['step_free', 'ground_floor', 'lift', 'wide_toilet'])).default([]),
  payments: z.array(z.enum(['upi', 'card', 'cash', 'emi', 'insurance'])).default([]),
  languages: z.array(language).max(12).default([]),
  photos: z
    .array(z.strictObject({ picture, shows: text(80) }))
    .max(12)
    .default([]),
  chairs: whole(1, 60),
  slotMinutes,
  hours,
  hoursFrom,
  team: z.array(dentist).max(40).default([]),
})

const homeZone = z.strictObject({
  id: slug,
  city: slug,
  name: text(80),
  teams: whole(1, 60),
  slotMinutes,
  hours,
  hoursFrom,
  pincodes: z.array(z.strictObject({ pincode, ...point })).min(1),
})

const closure = z.strictObject({
  day: z.union([date, monthDay], 'must be a day like 2027-04-14, or of every year like 01-26'),
  reason: text(80),
  /** Ids of clinics and home zones; without it all are closed. */
  places: z.array(z.string()).min(1).optional(),
})

export const chainFile = z.strictObject({
  brand,
  award: award.nullable().default(null),
  sms,
  /** In paise. */
  prices,
  notOffered: z.array(z.enum(TREATMENT_KEYS)).default([]),
  cities: z.array(city).max(2000),
  clinics: z.array(clinic).max(5000),
  homeZones: z.array(homeZone).max(2000).default([]),
  closures: z.array(closure).max(2000).default([]),
})

export type ChainFile = z.infer<typeof chainFile>
