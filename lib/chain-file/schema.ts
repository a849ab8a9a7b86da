// docs/reference/chain-file.md is generated from these descriptions.

import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { SMS_TEMPLATES, WHATSAPP_TEMPLATES } from '@/lib/catalogue/sms-templates'
import { isPriced } from '@/lib/catalogue/treatments/prices'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'

const text = (most: number) =>
  z.string().trim().min(1, 'must not be empty').max(most, `must have at most ${most} characters`)
const whole = (least: number, most: number) =>
  z.int(`must be a whole number`).min(least, `must be at least ${least}`).max(most, `must be at most ${most}`)
const like = (pattern: RegExp, rule: string) => z.string().regex(pattern, rule)

const slug = like(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be lower-case letters, digits and hyphens, for example hubballi-dharwad',
).max(40)
const phone = like(/^\+?\d(?: ?\d){5,14}$/, 'must be a phone number with single spaces, for example 080 4112 2233')
const pincode = like(/^[1-9]\d{5}$/, 'must be a pincode of six digits, in quotation marks')
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address, for example https://www.example.in' })
const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
const date = z.string().refine(isDay, 'must be a date, for example 2027-01-26')
/** A day of every year. A leap year allows 29 February. */
const monthDay = z.string().refine((day) => /^\d\d-\d\d$/.test(day) && isDay(`2028-${day}`))
const language = like(/^[a-z]{2,3}$/, 'must be a language code, for example ta')

// The limits of India, so that swapped coordinates are found.
const point = {
  lat: z
    .number('must be a number')
    .min(6, 'must be from 6 to 38, as in India')
    .max(38, 'must be from 6 to 38, as in India')
    .describe('Latitude.'),
  lng: z
    .number('must be a number')
    .min(68, 'must be from 68 to 98, as in India')
    .max(98, 'must be from 68 to 98, as in India')
    .describe('Longitude.'),
}

const HOURS_RULE = 'must be hours such as "09:30-19:30", opening in steps of five minutes, or null for a closed day'
const HOURS = /^([01]\d|2[0-3]):[0-5][05]-([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/
const openHours = like(HOURS, HOURS_RULE)
const day = openHours.nullable()
const hours = z
  .strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })
  .describe('Opening hours by weekday, `mon` to `sun`: `"09:30-19:30"` in clinic time, or `null` for a closed day.')
const hoursFrom = z
  .strictObject({ from: date.describe('The first day of the new hours.'), hours })
  .optional()
  .describe('New hours from a day on. `hours` apply until then.')
const slotMinutes = whole(5, 240)
  .multipleOf(5, 'must be a multiple of 5')
  .describe('Length of a slot in minutes, a multiple of 5.')

/** Both are in SMS texts, which have two segments at most (tests/lib/messages/templates.test.ts). */
export const LONGEST_NAME = 20
export const LONGEST_PHONE = 20

const brand = z.strictObject({
  // In every SMS, so only characters of GSM-7.
  name: like(
    /^[A-Za-z0-9][\w .&'+-]*[\w.]$/,
    "must have only letters, digits, spaces and . & ' + -, because each SMS holds the name",
  )
    .max(LONGEST_NAME, `must have at most ${LONGEST_NAME} characters`)
    .describe("The name of the chain on pages and in SMS. Letters, digits, spaces and `.`, `&`, `'`, `+`, `-`."),
  helpPhone: phone
    .max(LONGEST_PHONE, `must have at most ${LONGEST_PHONE} characters`)
    .describe('The telephone number for patients, like `"020 000 4455"`.'),
  helpHours: openHours.optional().describe('When the telephone is answered, like `"09:00-20:00"`.'),
  languages: z
    .array(language)
    .max(12)
    .default([DEFAULT_LANGUAGE])
    .describe('Language tags of the people who call patients, like `["ta", "en"]`.'),
  email: z.email('must be an e-mail address').describe('The e-mail address for patients.'),
  address: text(200).describe('The postal address of the chain.'),
  profiles: z.array(webAddress).max(20).default([]).describe('Web addresses of the chain’s profiles elsewhere.'),
  documentsChanged: date.describe('The day of the last change of the legal pages.'),
})

const award = z.strictObject({
  year: like(/^\d{4}$/, 'must be a year in quotation marks').describe('The year of the award, like `"2025"`.'),
  newspaper: text(60).describe('The newspaper that the site names with the award.'),
  forum: text(60).describe('The forum of the award.'),
  proof: webAddress.describe('A public web page that proves the award.'),
  until: date.describe('The last day on which the site shows the award.'),
})

const registration = like(/^\d{5,30}$/, 'must be a registration number of 5 to 30 digits, in quotation marks')
const templateName = like(/^[a-z0-9_]{1,512}$/, 'must be a template name of lower-case letters, digits and _')
const registrations = {
  templates: z.partialRecord(z.enum(SMS_TEMPLATES), registration).describe('The registration of each SMS template.'),
  whatsapp: z
    .partialRecord(z.enum(WHATSAPP_TEMPLATES), templateName)
    .optional()
    .describe('The WhatsApp name of each template. A message without one goes by SMS.'),
}
const sms = z.strictObject({
  entityId: registration.describe('The chain’s registration with the carriers (DLT).'),
  ...registrations,
  translations: z
    .record(language, z.strictObject(registrations))
    .default({})
    .describe(
      'Registrations of the texts in other languages, by language tag. A message without one is in English. An English template without one is sent without its number.',
    ),
})

const paise = whole(0, 100_000_000)
const price = z.strictObject({
  clinic: paise.describe('The price at a clinic, in paise.'),
  atHome: paise.nullable().describe('The price of a home visit, in paise. `null` if there is none.'),
})
const prices = z.record(z.enum(TREATMENT_KEYS.filter(isPriced)), price)

const city = z.strictObject({
  id: slug.describe('The last part of the city’s address, `/clinics/<id>`. Never change it.'),
  name: text(60).describe('The name of the city.'),
  state: text(60).describe('The state of the city.'),
  ...point,
  pincodePrefixes: z
    .array(like(/^[1-9]\d\d$/, 'must be the first three digits of a pincode, in quotation marks'))
    .min(1)
    .describe('The first three digits of its pincodes.'),
  aliases: z.array(text(60)).max(20).default([]).describe('Other names that people type.'),
  popular: z.boolean().default(false).describe('Whether the city is offered first. It needs a clinic.'),
})

const picture = z.string().max(120)

const dentist = z.strictObject({
  name: text(80).describe('The dentist’s name.'),
  degree: z.string().max(120).default('').describe('The degree, like `BDS`.'),
  registration: z.string().max(60).default('').describe('The registration with the dental council.'),
  languages: z.array(language).max(12).default([]).describe('Language tags, like `["ta", "en"]`.'),
  portrait: picture.default('').describe('A picture of the dentist, named as in `photos`.'),
})

const clinic = z.strictObject({
  id: like(/^[A-Za-z0-9-]{1,20}$/, 'must be letters, digits and hyphens, in quotation marks').describe(
    'The clinic’s number in links. Never change it.',
  ),
  city: slug.describe('The `id` of its city.'),
  name: text(80).describe('The name of the clinic.'),
  locality: text(80).describe('The part of the city.'),
  address: text(200).describe('Street and number.'),
  pincode: pincode.describe('The pincode, like `"411004"`.'),
  ...point,
  phone: phone.describe('The telephone number of the clinic.'),
  landmark: z.string().max(120).default('').describe('A landmark nearby.'),
  parking: z
    .array(z.enum(['free', 'paid', 'two_wheelers', 'street']))
    .default([])
    .describe('Parking.'),
  access: z
    .array(z.enum(['step_free', 'ground_floor', 'lift', 'wide_toilet']))
    .default([])
    .describe('Access without steps and similar.'),
  payments: z
    .array(z.enum(['upi', 'card', 'cash', 'emi', 'insurance']))
    .default([])
    .describe('Ways to pay.'),
  languages: z.array(language).max(12).default([]).describe('Language tags, like `["ta", "en"]`.'),
  photos: z
    .array(
      z.strictObject({
        picture: picture.describe(
          'A drawing below `public/art/`, like `clinics/chair`, or a JPEG, PNG or WebP file in the folder of the chain file.',
        ),
        shows: text(80).describe('A description of the picture, for patients who can’t see it.'),
      }),
    )
    .max(12)
    .default([])
    .describe('Pictures of the clinic.'),
  chairs: whole(1, 60).describe('Number of chairs.'),
  slotMinutes,
  hours,
  hoursFrom,
  team: z.array(dentist).max(40).default([]).describe('Dentists of the clinic.'),
})

const homeZone = z.strictObject({
  id: slug.describe('The name of the zone in links. Never change it.'),
  city: slug.describe('The `id` of its city.'),
  name: text(80).describe('The name of the zone.'),
  teams: whole(1, 60).describe('Number of teams that visit patients at the same time.'),
  slotMinutes,
  hours,
  hoursFrom,
  pincodes: z
    .array(z.strictObject({ pincode: pincode.describe('A pincode of the zone.'), ...point }))
    .min(1)
    .describe('The pincodes that the teams visit. A pincode belongs to one zone.'),
})

const closure = z.strictObject({
  day: z
    .union([date, monthDay], 'must be a date such as 2027-04-14, or 01-26 for every year')
    .describe('A day like `"2027-04-14"`, or a day of every year like `"01-26"`.'),
  reason: text(80).describe('The reason that patients read.'),
  places: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('The `id`s of the closed clinics and home zones. Without it, all are closed.'),
})

export const chainFile = z.strictObject({
  brand: brand.describe('Name and contact details of the chain.'),
  award: award.nullable().default(null).describe('An award that the site shows, or `null`.'),
  sms: sms.describe('Registrations for messages.'),
  prices: prices.describe('The price of each paid treatment.'),
  notOffered: z
    .array(z.enum(TREATMENT_KEYS))
    .default([])
    .describe('Keys of treatments that the chain does not offer (`lib/catalogue/treatments/treatment-names.ts`).'),
  cities: z.array(city).max(2000).describe('Cities that the chain serves.'),
  clinics: z.array(clinic).max(5000).describe('Clinics.'),
  homeZones: z.array(homeZone).max(2000).default([]).describe('Areas where dentists visit patients at home.'),
  closures: z.array(closure).max(2000).default([]).describe('Closed days.'),
  translations: z
    .record(language, z.record(text(200), text(200)))
    .default({})
    .describe('Texts of this file in other languages, like `{ "ta": { "Chennai": "சென்னை" } }`.'),
})

export type ChainFile = z.infer<typeof chainFile>
