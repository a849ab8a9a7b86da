// Which treatments a patient is offered, as the records and the chain's file say it: by category, by purpose, with a drawing each.
import { isOffered } from '@/lib/catalogue/chain'
import { inOrder } from '@/lib/catalogue/in-order'
import { isPicture, type PictureName } from '@/lib/catalogue/pictures'
import { CONCERN_CATEGORY_KEYS, type ConcernCategory, type Purpose } from '@/lib/catalogue/treatments/concerns'
import { recordOf, TREATMENT_KEYS, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'

/** The treatments of a category, in its order. */
export const offeredIn = (category: ConcernCategory): TreatmentKey[] =>
  inOrder(TREATMENT_KEYS.filter(isOffered), (key) => recordOf(key).categories?.[category])

/** Every treatment that some category offers, once. */
export const allOffered = (): TreatmentKey[] => [...new Set(CONCERN_CATEGORY_KEYS.flatMap(offeredIn))]

/** The treatment that a purpose leads to. */
export const treatmentFor = (purpose: Purpose): TreatmentKey =>
  TREATMENT_KEYS.find((key) => recordOf(key).purposes?.includes(purpose) && isOffered(key)) ?? UNNAMED

/** The drawing of a treatment: the one that its record names, or else the one named after its key; a question mark without. */
export function treatmentPicture(key: TreatmentKey): PictureName {
  const named = `treatments/${key}`
  return recordOf(key).picture ?? (isPicture(named) ? named : 'concerns/not_sure')
}

/** What an emergency is booked as: nobody in pain is asked which treatment it is. */
export const EMERGENCY_TREATMENT: TreatmentKey =
  TREATMENT_KEYS.find((key) => recordOf(key).consultations?.some(({ id }) => id === 'emergency')) ?? UNNAMED
