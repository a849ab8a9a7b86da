import type { FlowName } from '@/lib/catalogue/flow-names'
import type { SmilePart } from '@/lib/catalogue/treatments/concerns'
import type { Treatment } from '@/lib/catalogue/treatments/treatment-record'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { isOneOf, keysOf } from '@/lib/types/keys'

export const TREATMENT_KEYS: readonly TreatmentKey[] = keysOf(TREATMENTS)

export const UNNAMED = 'other' satisfies TreatmentKey

/** The team brings a scanner for these (specification, section 3). */
export const SCAN_KINDS = ['aligner_rescan', 'aligner_scan', 'aligner_attachment'] as const satisfies TreatmentKey[]

export const recordOf = (key: TreatmentKey): Treatment => TREATMENTS[key]

export const SHORT_NAMES: ReadonlyMap<string, TreatmentKey> = new Map(
  TREATMENT_KEYS.flatMap((key) => {
    const { linkName: short } = recordOf(key)
    return short === undefined ? [] : [[short, key] as const]
  }),
)

// Maps, so that `constructor` is an unknown name. Later entries win: a key beats a short name, and both beat
// treatmentInterested, which several treatments share.
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

/** Null when nothing matches. Labels match in any case. */
export function treatmentKeyOf(name: string): TreatmentKey | null {
  const trimmed = name.trim()
  return BY_NAME.get(trimmed) ?? BY_LABEL.get(trimmed.toLowerCase()) ?? null
}

/** For page views: '' when unknown (specification, section 2, shell). */
export function treatmentNameOf(param: string | null | undefined): string {
  const key = treatmentKeyOf(param ?? '')
  return key === null ? '' : TREATMENTS[key].label
}

/** Undefined if the procedure is no part of a smile design. */
export const partOfProcedure = (procedure: string | null): SmilePart | undefined =>
  TREATMENT_KEYS.map(recordOf).find((record) => procedure !== null && record.procedure === procedure)?.part

/** Specification, section 4. An unknown name counts as `other`. lib/domain/booking/booked.ts explains the flag. */
export function selectTreatmentKey(name: string, flowType: FlowName, flag: boolean): TreatmentKey {
  const key = treatmentKeyOf(name) ?? UNNAMED
  if (flag) return flowType === 'SMILE_DESIGN' ? 'aligner_scan' : key
  return ['aligner', 'implant'].includes(TREATMENTS[key].treatmentInterested) ? key : 'clinic_visit'
}

/** For SMILE_DESIGN only, by treatmentInterested; otherwise null (section 4). */
export function selectProcedure(name: string, flowType: FlowName): string | null {
  const key = treatmentKeyOf(name)
  if (flowType !== 'SMILE_DESIGN' || key === null) return null
  const interested = TREATMENTS[key].treatmentInterested
  const entries = TREATMENT_KEYS.map(recordOf)
  return entries.find((entry) => entry.procedure && entry.treatmentInterested === interested)?.procedure ?? null
}

/** Patients without a choice, or with one that is not offered, get one of these. */
export const ALWAYS_OFFERED = ['other', 'routine_checkup', 'clinic_visit'] as const satisfies TreatmentKey[]
