import { z } from 'zod'
import { isPriced } from '@/lib/catalogue/treatments/prices'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import { like, text, whole } from '@/lib/chain-file/fields'

const seller = z.strictObject({
  code: like(/^[A-Z]{2}$/, 'must be two capital letters, for example TN').describe(
    'Two letters for the state in the numbers of receipts, like `"TN"`.',
  ),
  name: text(100).describe('The legal name on receipts.'),
  address: text(200).describe('The address on receipts.'),
  gstin: like(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters, in capital letters')
    .optional()
    .describe('The GSTIN in this state. Without it, nothing may be taxed.'),
})

export const payments = z
  .strictObject({
    sellers: z
      .record(text(60), seller)
      .describe(
        'The issuers of receipts, by the name of the state. Each state with a clinic or a home zone needs one.',
      ),
    tax: z
      .partialRecord(z.enum(TREATMENT_KEYS.filter(isPriced)), whole(0, 28))
      .describe(
        'GST in percent for each priced treatment. 0 is exempt health care. An accountant has to decide: cosmetic work is not exempt.',
      ),
    requiredAtHome: z.boolean().default(false).describe('`true` if home visits must be paid for before the visit.'),
    requiredAfterMissed: whole(2, 9)
      .optional()
      .describe(
        'After so many no-shows in 180 days, a number must pay for the next visit before it. Then each new booking with a price proves its number by a code, so that nobody can try out which numbers have no-shows. Without it, no number has to.',
      ),
    missed: z
      .enum(['refunded', 'kept'], 'must be refunded or kept')
      .default('refunded')
      .describe('The money of a no-show is refunded or kept. A cancelled visit is always refunded.'),
  })
  .superRefine(({ sellers, tax }, { addIssue }) => {
    for (const key of TREATMENT_KEYS.filter(isPriced))
      if (tax[key] === undefined)
        addIssue({
          code: 'custom',
          path: ['tax', key],
          message: 'is missing: name its GST in percent, or 0 if it is exempt',
        })
    const codes = Object.values(sellers).map(({ code }) => code)
    for (const [at, state] of Object.keys(sellers).entries())
      if (codes.indexOf(codes[at] ?? '') < at)
        addIssue({ code: 'custom', path: ['sellers', state, 'code'], message: 'is the code of another state too' })
    const isTaxed = Object.values(tax).some((percent) => percent > 0)
    for (const [state, { gstin }] of Object.entries(sellers))
      if (isTaxed && gstin === undefined)
        addIssue({ code: 'custom', path: ['sellers', state, 'gstin'], message: 'is missing: a tax needs the GSTIN' })
  })
