// The form for a new booking calls this once a whole number is typed.
import * as z from 'zod/mini'
import type { DeskCall } from '@/lib/http/calls/with-desk-api'
import { knownNumber } from '@/lib/page-handlers/desk/patient/known-number'
import type { KnownNumber } from '@/lib/views/desk/booking'

export const patientInput = z.object({ phone: z.string().check(z.maxLength(30)) })

export async function patientCall({
  deps,
  texts,
  desk,
  body,
}: DeskCall<z.infer<typeof patientInput>>): Promise<{ known: KnownNumber | null }> {
  return { known: await knownNumber({ deps, texts, ...desk }, body.phone, true) }
}
