// Values that occur in several places of a chain file.

import { z } from 'zod'

export const text = (most: number) =>
  z.string().trim().min(1, 'must not be empty').max(most, `must have at most ${most} characters`)
export const whole = (least: number, most: number) =>
  z.int(`must be a whole number`).min(least, `must be at least ${least}`).max(most, `must be at most ${most}`)
/** A price. */
export const paise = whole(0, 100_000_000)
export const like = (pattern: RegExp, rule: string) => z.string().regex(pattern, rule)

export const slug = like(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be lower-case letters, digits and hyphens, for example hubballi-dharwad',
).max(40)
export const phone = like(
  /^\+?\d(?: ?\d){5,14}$/,
  'must be a phone number with single spaces, for example 080 4112 2233',
)
export const pincode = like(/^[1-9]\d{5}$/, 'must be a pincode of six digits, in quotation marks')
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address, for example https://www.example.in',
})
export const date = z.iso.date('must be a date, for example 2027-01-26')
/** A day of every year. A leap year allows 29 February. */
export const monthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .refine((day) => date.safeParse(`2028-${day}`).success)
export const language = like(/^[a-z]{2,3}$/, 'must be a language code, for example ta')

// The limits of India, so that swapped coordinates are found.
export const point = {
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

const HOURS_RULE = 'must be hours such as "09:30-19:30"'
const DAY_RULE =
  'must be hours such as "09:30-19:30" or "09:30-13:30,16:30-20:30", opening in steps of five minutes, or null for a closed day'
const SPAN = '([01]\\d|2[0-3]):[0-5][05]-(([01]\\d|2[0-3]):[0-5]\\d|24:00)'
const HOURS = new RegExp(`^${SPAN}$`)
const SPANS = new RegExp(`^${SPAN}(,${SPAN}){0,2}$`)
export const openHours = like(HOURS, HOURS_RULE)
const day = like(SPANS, DAY_RULE).nullable()
const week = z.strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })
/** A missing day is a day off. */
export const rota = week.partial()
export const hours = week.describe(
  'Opening hours by weekday, `mon` to `sun`: `"09:30-19:30"` in clinic time, up to three spans like `"09:30-13:30,16:30-20:30"`, or `null` for a closed day.',
)
export const hoursFrom = z
  .strictObject({
    from: date.describe('The first day of the new hours.'),
    hours: hours.describe('Written like the hours above.'),
  })
  .optional()
  .describe('New hours from a day on. `hours` apply until then.')
export const slotMinutes = whole(5, 240)
  .multipleOf(5, 'must be a multiple of 5')
  .describe('Length of a slot in minutes, a multiple of 5.')
