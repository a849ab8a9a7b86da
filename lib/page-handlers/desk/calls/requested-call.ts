// `?call=<kind>:<id>` names nobody. Only the caller gets the patient's details prefilled.

import { CALL_KINDS, type CallKind } from '@/lib/catalogue/desk/calls'
import { allOffered } from '@/lib/catalogue/treatments/offered-treatments'
import { isUuid } from '@/lib/domain/list-cursor'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { queryValue } from '@/lib/http/query-value'
import { readablePhone } from '@/lib/texts/format'
import { isOneOf } from '@/lib/types/keys'
import { readHeldCall } from '@/lib/use-cases/desk/calls/claim-call'

export type PrefilledCall = { kind: CallKind; subject: string; values: Readonly<Record<string, string>> }

const NAMED = /^([a-z]+):([0-9a-f-]+)$/

/** Null if somebody else has the call, the claim has expired, or the call is done. */
export async function requestedCall({ page, visitor, desk }: DeskRequest): Promise<PrefilledCall | null> {
  const [, kind = '', subject = ''] = NAMED.exec(queryValue(page.query.call)) ?? []
  if (!isOneOf(CALL_KINDS, kind) || !isUuid(subject)) return null
  const call = await readHeldCall(visitor.deps, desk.actor, { kind, subject })
  if (!call) return null
  const { phone, name, treatment, language } = call
  const known = { phone: readablePhone(phone), treatment: isOneOf(allOffered(), treatment) ? treatment : '', language }
  return { kind, subject, values: visitor.desk.isHiding ? known : { ...known, name: name ?? '' } }
}
