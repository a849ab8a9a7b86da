import { z } from 'zod'
import { CLOSURE_REASONS } from '@/lib/catalogue/closure-reasons'
import {
  date,
  hours,
  hoursFrom,
  language,
  like,
  monthDay,
  phone,
  pincode,
  point,
  rota,
  slotMinutes,
  slug,
  text,
  whole,
} from '@/lib/chain-file/fields'
import { isOneOf } from '@/lib/types/keys'

export const city = z.strictObject({
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
  since: whole(1940, 2100).optional().describe('The year in which the dentist began to practise.'),
  woman: z.boolean().optional().describe('`true` for a woman: patients may wish for one.'),
  rota: rota
    .optional()
    .describe('The hours at this clinic by weekday, written like `hours`. The site then names the dentist of a slot.'),
})

export const clinic = z.strictObject({
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

export const homeZone = z.strictObject({
  id: slug.describe('The name of the zone in links. Never change it.'),
  city: slug.describe('The `id` of its city.'),
  name: text(80).describe('The name of the zone.'),
  teams: whole(1, 60).describe('Number of teams that visit patients at the same time.'),
  slotMinutes,
  hours: hours.describe('Written like the hours of a clinic.'),
  hoursFrom,
  pincodes: z
    .array(z.strictObject({ pincode: pincode.describe('A pincode of the zone.'), ...point }))
    .min(1)
    .describe('The pincodes that the teams visit. A pincode belongs to one zone.'),
})

export const closure = z.strictObject({
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

const closureReason = text(80).refine(
  (reason) => isOneOf(CLOSURE_REASONS, reason) || !reason.includes('_'),
  `must be a text, or one of ${CLOSURE_REASONS.join(', ')}`,
)
export const closureReasons = z.array(closureReason).min(1).max(20)
