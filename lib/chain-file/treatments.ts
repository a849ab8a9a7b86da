import { z } from 'zod'
import { isPriced } from '@/lib/catalogue/treatments/prices'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import { date, paise, slotMinutes, text, whole } from '@/lib/chain-file/fields'

const price = z.strictObject({
  clinic: paise.describe('The price at a clinic, in paise.'),
  atHome: paise.nullable().describe('The price of a home visit, in paise. `null` if there is none.'),
})
export const prices = z.record(z.enum(TREATMENT_KEYS.filter(isPriced)), price)

const treatment = z.strictObject({
  name: text(40).optional().describe('The chain’s own name for it.'),
  price: z
    .strictObject({
      from: paise.describe('The lowest usual price, in paise.'),
      to: paise.describe('The highest usual price, in paise.'),
    })
    .refine(({ from, to }) => from <= to, '`from` must not be higher than `to`')
    .optional()
    .describe('The usual price of the treatment itself, after the consultation.'),
  dependsOn: text(80).optional().describe('A sentence on what the price depends on, like `"Depends on the tooth."`.'),
  rating: z
    .strictObject({
      value: z
        .number('must be a number')
        .min(1, 'must be from 1 to 5')
        .max(5, 'must be from 1 to 5')
        .describe('From 1 to 5.'),
      source: text(60).describe('The collector of the ratings, like a portal.'),
      date: date.describe('The day of the value.'),
    })
    .optional()
    .describe('A rating that others collected. Pages name its source and day.'),
  recallMonths: whole(1, 24)
    .optional()
    .describe('After how many months a patient may ask to be reminded of the next visit. 6 if it is left out.'),
  visitMinutes: slotMinutes
    .optional()
    .describe(
      'How many minutes of a chair the visit takes, a multiple of 5. One slot of the place if it is left out or shorter.',
    ),
})

export const treatments = z
  .partialRecord(z.enum(TREATMENT_KEYS), treatment)
  .default({})
  .describe('Names, prices and ratings of treatments, by key (`lib/catalogue/treatments/treatment-names.ts`).')

export const treatmentOrder = z
  .array(z.enum(TREATMENT_KEYS))
  .default([])
  .describe('Keys of the treatments that pages show first, in this order.')

export const instalments = z.strictObject({
  months: whole(2, 60).describe('Number of monthly instalments.'),
  fromPaise: paise.describe('The least price, in paise, that a patient can pay so.'),
})
