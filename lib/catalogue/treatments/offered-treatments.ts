import { inChainOrder, isOffered } from '@/lib/catalogue/chain'
import { inOrder } from '@/lib/catalogue/in-order'
import { isPicture, type PictureName } from '@/lib/catalogue/pictures'
import { CONCERN_CATEGORY_KEYS, type ConcernCategory, type Purpose } from '@/lib/catalogue/treatments/concerns'
import { recordOf, TREATMENT_KEYS, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'

export const offeredIn = (category: ConcernCategory): TreatmentKey[] =>
  inChainOrder(
    inOrder(TREATMENT_KEYS.filter(isOffered), (key) => recordOf(key).categories?.[category]),
    (key) => key,
  )

export const allOffered = (): TreatmentKey[] => [...new Set(CONCERN_CATEGORY_KEYS.flatMap(offeredIn))]

export const treatmentFor = (purpose: Purpose): TreatmentKey =>
  TREATMENT_KEYS.find((key) => recordOf(key).purposes?.includes(purpose) && isOffered(key)) ?? UNNAMED

/** A question mark if the treatment has no drawing. */
export function treatmentPicture(key: TreatmentKey): PictureName {
  const named = `treatments/${key}`
  return recordOf(key).picture ?? (isPicture(named) ? named : 'concerns/not_sure')
}

/** A patient in pain is not asked for a treatment. */
export const EMERGENCY_TREATMENT: TreatmentKey =
  TREATMENT_KEYS.find((key) => recordOf(key).consultations?.some(({ id }) => id === 'emergency')) ?? UNNAMED
