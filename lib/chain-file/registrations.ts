import { z } from 'zod'
import { SMS_TEMPLATES, WHATSAPP_TEMPLATES } from '@/lib/catalogue/sms-templates'
import { language, like } from '@/lib/chain-file/fields'

const registration = like(/^\d{5,30}$/, 'must be a registration number of 5 to 30 digits, in quotation marks')
const templateName = like(/^[a-z0-9_]{1,512}$/, 'must be a template name of lower-case letters, digits and _')
const registrations = {
  templates: z.partialRecord(z.enum(SMS_TEMPLATES), registration).describe('The registration of each SMS template.'),
  whatsapp: z
    .partialRecord(z.enum(WHATSAPP_TEMPLATES), templateName)
    .optional()
    .describe('The WhatsApp name of each template. A message without one goes by SMS.'),
}
export const sms = z.strictObject({
  entityId: registration.describe('The chain’s registration with the carriers (DLT).'),
  ...registrations,
  translations: z
    .record(language, z.strictObject(registrations))
    .default({})
    .describe(
      'Registrations of the texts in other languages, by language tag. A message without one is in English. An English template without one is sent without its number.',
    ),
})
