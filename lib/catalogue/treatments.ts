// The treatment catalogue of spec section 3 and the selections of section 4. Labels stand as the specification gives
// them; prices and descriptions are not here.
import type { FlowName } from '@/lib/catalogue/flow-names'
import { keysOf } from '@/lib/typed/keys'

/** What the specification says of a treatment; its key is the key of TREATMENTS. */
export type Treatment = {
  label: string
  /** How links and campaigns name it. */
  short?: string
  treatmentType: 'aligner' | 'smile_design' | 'clinic' | 'implant' | 'other'
  treatmentInterested: string
  procedure?: string
}

export const TREATMENTS = {
  aligner_scan: {
    label: 'Aligner',
    short: 'aligner',
    treatmentType: 'aligner',
    treatmentInterested: 'aligner',
    procedure: 'aligner',
  },
  smile_design: { label: 'Smile Design', treatmentType: 'smile_design', treatmentInterested: 'smile_design' },
  aligner_attachment: { label: 'Attachment', treatmentType: 'other', treatmentInterested: 'aligner' },
  braces: {
    label: 'Braces',
    short: 'braces',
    treatmentType: 'clinic',
    treatmentInterested: 'braces',
    procedure: 'braces',
  },
  root_canal: { label: 'Root Canal', short: 'canal', treatmentType: 'clinic', treatmentInterested: 'canal' },
  bridges: { label: 'Bridges', short: 'bridge', treatmentType: 'clinic', treatmentInterested: 'bridge' },
  dental_bonding: {
    label: 'Dental Bonding',
    short: 'bonding',
    treatmentType: 'clinic',
    treatmentInterested: 'bonding',
  },
  tooth_extraction: {
    label: 'Tooth Extraction',
    short: 'extraction',
    treatmentType: 'clinic',
    treatmentInterested: 'extraction',
  },
  dental_jewellery: {
    label: 'Dental Jewellery',
    short: 'jewellery',
    treatmentType: 'clinic',
    treatmentInterested: 'jewellery',
  },
  complete_dentures: {
    label: 'Complete Dentures',
    short: 'dentures',
    treatmentType: 'clinic',
    treatmentInterested: 'dentures',
  },
  scaling_root_planing: {
    label: 'Scaling & Root Planing',
    short: 'scaling',
    treatmentType: 'clinic',
    treatmentInterested: 'scaling',
  },
  dental_veneers: {
    label: 'Dental Veneers',
    short: 'veneer',
    treatmentType: 'clinic',
    treatmentInterested: 'veneers',
    procedure: 'veneers',
  },
  implant_scan: { label: 'Implants', short: 'implant', treatmentType: 'implant', treatmentInterested: 'implant' },
  teeth_whitening: {
    label: 'Teeth Whitening',
    short: 'whitening',
    treatmentType: 'clinic',
    treatmentInterested: 'whitening',
    procedure: 'whitening',
  },
  aligner_rescan: { label: 'Aligner Rescan', treatmentType: 'aligner', treatmentInterested: 'aligner' },
  implant_rescan: { label: 'Implant Rescan', treatmentType: 'implant', treatmentInterested: 'implant' },
  overbite: { label: 'Overbite', short: 'overbite', treatmentType: 'clinic', treatmentInterested: 'overbite' },
  crossbite: { label: 'Crossbite', short: 'crossbite', treatmentType: 'clinic', treatmentInterested: 'crossbite' },
  clinic_visit: { label: '', treatmentType: 'clinic', treatmentInterested: 'other' },
  teeth_cleaning: { label: 'Teeth Cleaning', treatmentType: 'clinic', treatmentInterested: 'teeth_cleaning' },
  routine_checkup: { label: 'Routine checkup', treatmentType: 'clinic', treatmentInterested: 'routine_checkup' },
  other: {
    label: "I don't know the treatment name",
    short: 'other',
    treatmentType: 'other',
    treatmentInterested: 'other',
    procedure: 'other',
  },
} as const satisfies Record<string, Treatment>

export type TreatmentKey = keyof typeof TREATMENTS

export const TREATMENT_KEYS: readonly TreatmentKey[] = keysOf(TREATMENTS)

/** @specification section 3 */
export const SCAN_KINDS = ['aligner_rescan', 'aligner_scan', 'aligner_attachment'] as const satisfies TreatmentKey[]

/** The treatments by their short names. */
export const SHORT_NAMES: ReadonlyMap<string, TreatmentKey> = new Map(
  TREATMENT_KEYS.flatMap((key) => {
    const { short }: Treatment = TREATMENTS[key]
    return short === undefined ? [] : [[short, key] as const]
  }),
)

const ENTRIES: readonly Treatment[] = Object.values(TREATMENTS)

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

/**
 * The treatment key selection of spec section 4, as it stands there; an unknown name counts as `other`. What a walk of this
 * site books, and for how much, is lib/domain/booked.ts.
 * @specification
 */
export function selectTreatmentKey(name: string, flowType: FlowName, flag: boolean): TreatmentKey {
  const key = treatmentKeyOf(name) ?? 'other'
  if (flag) return flowType === 'SMILE_DESIGN' ? 'aligner_scan' : key
  return ['aligner', 'implant'].includes(TREATMENTS[key].treatmentInterested) ? key : 'clinic_visit'
}

/**
 * The procedure, given in the SMILE_DESIGN flow only, by matching treatmentInterested; otherwise null (section 4).
 * @specification
 */
export function selectProcedure(name: string, flowType: FlowName): string | null {
  const key = treatmentKeyOf(name)
  if (flowType !== 'SMILE_DESIGN' || key === null) return null
  const interested = TREATMENTS[key].treatmentInterested
  return ENTRIES.find((entry) => entry.procedure && entry.treatmentInterested === interested)?.procedure ?? null
}
