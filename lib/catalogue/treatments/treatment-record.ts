import type { PictureName } from '@/lib/catalogue/pictures'
import type { ConcernCategory, Purpose, SmilePart } from '@/lib/catalogue/treatments/concerns'

export const FAMILIES = ['care', 'straightening', 'looks', 'replacing', 'repair'] as const
export type TreatmentFamily = (typeof FAMILIES)[number]

/** Benefits with a yearly number (lib/catalogue/benefits.ts). */
export type CountedBenefit = 'check_up' | 'cleaning'

export type Where = 'clinic' | 'at_home'
/** In paise; null if the treatment is not offered there. */
export type Price = Readonly<Record<Where, number | null>> & { readonly clinic: number }

/** Specification, section 3. */
export type Consultation = {
  id: string
  position: number
  rating: number
  /** The number is the position in the family. */
  family: readonly [TreatmentFamily, number]
  popularPosition?: number
  /** The answer that Book presets. Pain has none: the patient must first say whether it is an emergency. */
  category?: ConcernCategory
}

export type Treatment = {
  label: string
  /** The name in links and campaigns. */
  linkName?: string
  treatmentType: 'aligner' | 'smile_design' | 'clinic' | 'implant' | 'other'
  treatmentInterested: string
  procedure?: string
  /** Needed if no drawing has the key as its name. */
  picture?: PictureName
  /** The position in each category. */
  categories?: { readonly [C in ConcernCategory]?: number }
  /** The link to a free call about the treatment carries the first purpose. */
  purposes?: readonly Purpose[]
  part?: SmilePart
  priced?: true
  benefit?: CountedBenefit
  consultations?: readonly Consultation[]
}
