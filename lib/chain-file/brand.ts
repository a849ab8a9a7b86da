import { z } from 'zod'
import { USUAL_RULES } from '@/lib/catalogue/booking-rules'
import { contrastsOf, LEAST_CONTRAST } from '@/lib/catalogue/brand/colours'
import { LONGEST_DOCUMENT } from '@/lib/catalogue/brand/document'
import { WEEKDAYS } from '@/lib/catalogue/chain'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { date, language, like, openHours, paise, phone, text, webAddress, whole } from '@/lib/chain-file/fields'
import { openMinutes } from '@/lib/chain-file/hours'
import { keysOf } from '@/lib/types/keys'

/** Both are in SMS texts, which have two segments at most (tests/lib/messages/templates.test.ts). */
export const LONGEST_NAME = 20
export const LONGEST_PHONE = 20

const colour = like(/^#[0-9a-f]{6}$/, 'must be a colour such as "#0f6c93"')
const colours = z
  .strictObject({
    main: colour.describe('The colour of buttons and links.'),
    dark: colour.describe('The ground of the foot and of dark bands.'),
    accent: colour.describe('The colour of bars and marks without text.'),
  })
  .superRefine((given, { addIssue }) => {
    const contrasts = contrastsOf(given)
    for (const name of keysOf(LEAST_CONTRAST))
      if (contrasts[name] < LEAST_CONTRAST[name])
        addIssue({
          code: 'custom',
          path: [name],
          message: `${given[name]} is too light: its contrast with white and light grounds is ${contrasts[name].toFixed(1)}, and ${LEAST_CONTRAST[name]} is needed to read it`,
        })
  })

export const brand = z.strictObject({
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
  logo: z
    .string()
    .max(120)
    .optional()
    .describe(
      'A JPEG, PNG or WebP file in the folder of the chain file, best a square. Without it, a tooth stands there.',
    ),
  colours: colours.optional().describe('The chain’s own colours, like `"#0f6c93"`.'),
  profiles: z.array(webAddress).max(20).default([]).describe('Web addresses of the chain’s profiles elsewhere.'),
  documentsChanged: date.describe('The day of the last change of the legal pages.'),
})

export const award = z.strictObject({
  title: text(60).describe('The award and its year, like `"Best dental chain in the south, 2025"`.'),
  lines: z.array(text(100)).max(3).default([]).describe('More about the award, each as a line of its panel.'),
  proof: webAddress.describe('A public web page that proves the award.'),
  until: date.describe('The last day on which the site shows the award.'),
})

export const membership = z.strictObject({
  checkUps: whole(1, 12).describe('The checkups that a year includes.'),
  cleanings: whole(1, 12).describe('The cleanings that a year includes.'),
  percentOff: whole(1, 100).describe('How much less scans, smile design and further checkups cost, in percent.'),
  price: paise
    .optional()
    .describe(
      'The price of a year, in paise. Members pay it at the clinic on the first visit, never online. Free if it is left out or 0.',
    ),
})

export const booking = z
  .strictObject({
    leadMinutes: whole(0, 1440).describe(
      `Minutes before the start until which a slot is offered. Usual: ${USUAL_RULES.leadMinutes}.`,
    ),
    windowDays: whole(7, 60).describe(`Days that patients can book. Usual: ${USUAL_RULES.windowDays}.`),
    holdMinutes: whole(5, 30).describe(
      `Minutes that a slot is held. A patient can double them. Usual: ${USUAL_RULES.holdMinutes}.`,
    ),
    changeHours: whole(2, 12).describe(
      `Hours before the visit until which patients can change it. Usual: ${USUAL_RULES.changeHours}.`,
    ),
    remindHours: whole(2, 12).describe(
      `Hours from the second reminder to the visit. The first is a day before. Usual: ${USUAL_RULES.remindHours}.`,
    ),
  })
  .partial()
  .refine((rules) => (rules.remindHours ?? USUAL_RULES.remindHours) > (rules.changeHours ?? USUAL_RULES.changeHours), {
    path: ['remindHours'],
    error: 'must be more than changeHours, because the reminder offers to reschedule or cancel',
  })

const CALL_RULE = 'must be hours such as "09:00-20:00", from 09:00 to 21:00, because calls are allowed then'
export const callBack = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1, 'must name a day').describe('The weekdays of the calls.'),
  hours: like(/^(09|1\d|20):[0-5]\d-((1\d|20):[0-5]\d|21:00)$/, CALL_RULE)
    .refine((hours) => (openMinutes(hours) ?? 0) >= 60, 'must last an hour at least')
    .describe('The hours of the calls, like `"09:00-20:00"`, at most from 09:00 to 21:00.'),
  who: text(80)
    .optional()
    .describe(
      'The person who calls. It must be a dentist, because pages say so. Without it, pages name the chain alone.',
    ),
})

const document = z
  .record(language, z.string().min(1, 'must not be empty').max(LONGEST_DOCUMENT))
  .refine((byLanguage) => 'en' in byLanguage, 'must have the English text too ("en"): other languages fall back to it')
  .optional()
export const documents = z.strictObject({
  terms: document.describe(
    'The terms: a file in the folder of the chain file, like `{ "en": "terms.markdown" }`, or the text itself.',
  ),
  privacy: document.describe('The privacy notice, like `terms`.'),
})
