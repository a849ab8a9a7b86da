// How a treatment is found by whatever names it, and the selections of the specification's section 4.

import type { FlowName } from '@/lib/catalogue/flow-names'
import type { SmilePart } from '@/lib/catalogue/treatments/concerns'
import type { Treatment } from '@/lib/catalogue/treatments/treatment-record'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { isOneOf, keysOf } from '@/lib/types/keys'

export const TREATMENT_KEYS: readonly TreatmentKey[] = keysOf(TREATMENTS)

/** What nobody has named. */
export const UNNAMED = 'other' satisfies TreatmentKey

/** The treatments for which a scanner is brought along (specification, section 3). */
export const SCAN_KINDS = ['aligner_rescan', 'aligner_scan', 'aligner_attachment'] as const satisfies TreatmentKey[]

/** The record of a treatment, whatever stands in it. */
export const recordOf = (key: TreatmentKey): Treatment => TREATMENTS[key]

/** The treatments by their short names. */
export const SHORT_NAMES: ReadonlyMap<string, TreatmentKey> = new Map(
  TREATMENT_KEYS.flatMap((key) => {
    const { short } = recordOf(key)
    return short === undefined ? [] : [[short, key] as const]
  }),
)

// Maps, so that `constructor` and `__proto__` are unknown names. Later entries win: a key beats a short name, and a
// short name beats treatmentInterested, which several treatments share.
const BY_NAME: ReadonlyMap<string, TreatmentKey> = new Map<string, TreatmentKey>([
  ...TREATMENT_KEYS.map((key) => [TREATMENTS[key].treatmentInterested, key] as const),
  ...SHORT_NAMES,
  ...TREATMENT_KEYS.map((key) => [key, key] as const),
])

const BY_LABEL: ReadonlyMap<string, TreatmentKey> = new Map(
  TREATMENT_KEYS.filter((key) => TREATMENTS[key].label !== '').map((key) => [TREATMENTS[key].label.toLowerCase(), key]),
)

export const isScanKind = (key: TreatmentKey): boolean => isOneOf(SCAN_KINDS, key)

export const isTreatmentKey = (value: unknown): value is TreatmentKey =>
  typeof value === 'string' && Object.hasOwn(TREATMENTS, value)

/** The key behind a key, short name, label (in any case) or treatmentInterested value; null when nothing matches. */
export function treatmentKeyOf(name: string): TreatmentKey | null {
  const trimmed = name.trim()
  return BY_NAME.get(trimmed) ?? BY_LABEL.get(trimmed.toLowerCase()) ?? null
}

/** The label behind the query parameter `treatment`, for page views; '' when unknown (spec section 2, shell). */
export function treatmentNameOf(param: string | null | undefined): string {
  const key = treatmentKeyOf(param ?? '')
  return key === null ? '' : TREATMENTS[key].label
}

/** The part of a smile design that a procedure is done for; undefined for none, and for one that is no part. */
export const partOfProcedure = (procedure: string | null): SmilePart | undefined =>
  TREATMENT_KEYS.map(recordOf).find((record) => procedure !== null && record.procedure === procedure)?.part

/**
 * The treatment key selection of spec section 4, as it stands there; an unknown name counts as `other`. What the flag is,
 * and what of it a booking keeps, is lib/domain/booking/booked.ts.
 */
export function selectTreatmentKey(name: string, flowType: FlowName, flag: boolean): TreatmentKey {
  const key = treatmentKeyOf(name) ?? UNNAMED
  if (flag) return flowType === 'SMILE_DESIGN' ? 'aligner_scan' : key
  return ['aligner', 'implant'].includes(TREATMENTS[key].treatmentInterested) ? key : 'clinic_visit'
}

/** The procedure, given in the SMILE_DESIGN flow only, by matching treatmentInterested; otherwise null (section 4). */
export function selectProcedure(name: string, flowType: FlowName): string | null {
  const key = treatmentKeyOf(name)
  if (flowType !== 'SMILE_DESIGN' || key === null) return null
  const interested = TREATMENTS[key].treatmentInterested
  const entries = TREATMENT_KEYS.map(recordOf)
  return entries.find((entry) => entry.procedure && entry.treatmentInterested === interested)?.procedure ?? null
}

/** What a chain can't leave out: whoever has chosen nothing, or something that is not offered, is led to one of these. */
export const ALWAYS_OFFERED = ['other', 'routine_checkup', 'clinic_visit'] as const satisfies TreatmentKey[]
