// docs/reference/chain-file.md and its pages are generated from these descriptions.

import { z } from 'zod'
import { CLOSURE_REASONS } from '@/lib/catalogue/closure-reasons'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import { award, booking, brand, callBack, documents, membership } from '@/lib/chain-file/brand'
import { language, text } from '@/lib/chain-file/fields'
import { payments } from '@/lib/chain-file/payments'
import { city, clinic, closure, closureReasons, homeZone } from '@/lib/chain-file/places'
import { sms } from '@/lib/chain-file/registrations'
import { instalments, prices, treatmentOrder, treatments } from '@/lib/chain-file/treatments'

export const chainFile = z.strictObject({
  $schema: z.string().optional().describe('The path of `chain-file.schema.json`, for editors.'),
  brand: brand.describe('Name and contact details of the chain.'),
  award: award.nullable().default(null).describe('An award that the site shows, or `null`.'),
  membership: membership
    .nullable()
    .default(null)
    .describe('The benefits of members and their price, or `null` without a membership.'),
  referralReward: text(80)
    .optional()
    .describe(
      'The reward for each friend who came, like `"₹200 off your next visit"`. Without it, no page promises one.',
    ),
  booking: booking.optional().describe('Rules of booking that differ from the usual ones.'),
  callBack: callBack.optional().describe('When dentists call the patients who ask for it.'),
  sms: sms.describe('Registrations for messages.'),
  prices: prices.describe('The price of each paid treatment.'),
  notOffered: z.array(z.enum(TREATMENT_KEYS)).default([]).describe('Keys of treatments that the chain does not offer.'),
  treatments,
  treatmentOrder,
  instalments: instalments
    .nullable()
    .default(null)
    .describe('Instalments without interest, or `null` if there are none.'),
  payments: payments
    .nullable()
    .default(null)
    .describe('Terms of paying through the site, or `null` if patients pay only at the clinic.'),
  cities: z.array(city).max(2000).describe('Cities that the chain serves.'),
  clinics: z.array(clinic).max(5000).describe('Clinics.'),
  homeZones: z.array(homeZone).max(2000).default([]).describe('Areas where dentists visit patients at home.'),
  closures: z.array(closure).max(2000).default([]).describe('Closed days.'),
  closureReasons: closureReasons
    .optional()
    .describe(
      `The reasons from which staff choose when they close hours or a day. Patients read the reason. A reason is a text like \`"Temple festival"\`, or one of the usual reasons: ${CLOSURE_REASONS.map((reason) => `\`${reason}\``).join(', ')}. Without the list, all usual reasons.`,
    ),
  documents: documents.optional().describe('The chain’s own terms and privacy notice in Markdown, by language tag.'),
  translations: z
    .record(language, z.record(text(200), text(200)))
    .default({})
    .describe('Texts of this file in other languages, like `{ "ta": { "Chennai": "சென்னை" } }`.'),
})

export type ChainFile = z.infer<typeof chainFile>
