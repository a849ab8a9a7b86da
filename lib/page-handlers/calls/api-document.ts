// The OpenAPI 3.1 document, made from the schemas that check the calls.
import * as z from 'zod/mini'
import { API } from '@/lib/addresses/api'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { readOnly } from '@/lib/http/calls/read-only'
import { REFUSAL_STATUS, type RefusalWord } from '@/lib/http/calls/with-api'
import { originOf } from '@/lib/http/origin'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { type Texts, textsIn } from '@/lib/texts/languages'
import { keysOf } from '@/lib/types/keys'
import { runtime } from '@/lib/use-cases/runtime'

const COMMON = ['bad_json', 'invalid', 'too_large', 'method', 'away', 'error'] as const

const DESCRIPTION = `Every call is a POST with a JSON body. A client is known by the cookies that an answer sets: it sends them back with
each later call, or its holds are another client's. Times are those of the clinic. See docs/reference/api.md for a whole booking.`

/** Output writes a moment in ISO 8601. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  })

const json = (schema: object) => ({ 'application/json': { schema } })

function refusalsOf(texts: Texts, codes: readonly RefusalWord[]) {
  const sentence = (code: RefusalWord) => `\`${code}\`: ${texts.api.REFUSALS[code]}`
  const content = json({ $ref: '#/components/schemas/Error' })
  return Object.fromEntries(
    [...new Set(codes.map((code) => REFUSAL_STATUS[code]))].map((status) => {
      const ofStatus = codes.filter((code) => REFUSAL_STATUS[code] === status)
      return [status, { description: ofStatus.map(sentence).join('\n\n'), content }]
    }),
  )
}

const apiDocument = (texts: Texts, origin: string) => ({
  openapi: '3.1.0',
  info: { title: `${texts.brand.BRAND.name}: booking`, version: '1', description: DESCRIPTION },
  servers: [{ url: origin }],
  paths: Object.fromEntries(
    keysOf(BOOKING_CALLS).map((name) => {
      const { does, body, result, refusals } = BOOKING_CALLS[name]
      const post = {
        operationId: name.replaceAll('/', '_'),
        summary: does,
        requestBody: { required: true, content: json(schemaOf(body, 'input')) },
        responses: {
          200: { description: 'Done.', content: json(schemaOf(result, 'output')) },
          ...refusalsOf(texts, [...refusals, ...COMMON]),
        },
      }
      return [`${API}/${name}`, { post }]
    }),
  ),
  components: {
    schemas: {
      Error: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['code', 'message'],
            properties: {
              code: { type: 'string' },
              message: { type: 'string' },
              fields: { type: 'object', additionalProperties: { type: 'string' } },
              nearest: { type: 'array', items: { type: 'object' } },
              reference: { type: 'string' },
              until: { type: 'string', format: 'date-time' },
              id: { type: 'string' },
            },
          },
        },
      },
    },
  },
})

export const documentCall = readOnly((res, req) => {
  res.setHeader('Cache-Control', 'public, max-age=3600')
  res.json(apiDocument(textsIn(DEFAULT_LANGUAGE), originOf(req, runtime().env.SITE_ORIGIN)))
})
