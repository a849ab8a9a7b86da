// The type of a treatment's record. The records themselves are lib/catalogue/treatments/treatments.ts.

import type { PictureName } from '@/lib/catalogue/pictures'
import type { ConcernCategory, Purpose, SmilePart } from '@/lib/catalogue/treatments/concerns'

/** The families of the treatments page, in its order. */
export const FAMILIES = ['care', 'straightening', 'looks', 'replacing', 'repair'] as const
export type TreatmentFamily = (typeof FAMILIES)[number]

/** What a membership gives some times a year (lib/catalogue/benefits.ts). */
export type CountedBenefit = 'check_up' | 'cleaning'

export type Where = 'clinic' | 'at_home'
/** In paise, by where it is done; null where it is not to be had. */
export type Price = Readonly<Record<Where, number | null>> & { readonly clinic: number }

/** An entry of the public consultation catalogue (specification, section 3). Its words and its drawing bear its id. */
export type Consultation = {
  /** The last part of its page's address. */
  id: string
  /** In the catalogue. */
  place: number
  rating: number
  /** With its place there. */
  family: readonly [TreatmentFamily, number]
  /** Its place among those that the site's first page shows. */
  first?: number
  /**
   * The category that Book answers. What hurts may be an emergency: there the patient says so. An emergency leaves the
   * treatment open.
   */
  category?: ConcernCategory
}

export type Treatment = {
  label: string
  /** How links and campaigns name it. */
  short?: string
  treatmentType: 'aligner' | 'smile_design' | 'clinic' | 'implant' | 'other'
  treatmentInterested: string
  procedure?: string
  /** The drawing that stands for it, where none is named after its key. */
  picture?: PictureName
  /** The categories that offer it, with its place in each. */
  categories?: { readonly [C in ConcernCategory]?: number }
  /** The purposes that lead to it; the first is what a free call about it begins with. */
  purposes?: readonly Purpose[]
  /** The part of a smile design that it is. */
  part?: SmilePart
  /** Its booking is more than a consultation, and costs what the chain's file says. */
  priced?: true
  /** The yearly benefit of a membership that its booking can use. */
  benefit?: CountedBenefit
  consultations?: readonly Consultation[]
}
