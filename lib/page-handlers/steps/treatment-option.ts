import type { PictureName } from '@/lib/catalogue/pictures'
import { treatmentPicture } from '@/lib/catalogue/treatments/offered-treatments'
import { serviceOf } from '@/lib/catalogue/treatments/prices'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { serviceName } from '@/lib/http/steps/price-text'
import { treatmentLabel } from '@/lib/http/steps/treatment-title'
import type { Texts } from '@/lib/texts/languages'

export type TreatmentOption = { value: TreatmentKey; label: string; picture: PictureName }

/** A treatment without a label has its service's name. */
export const treatmentOption = (texts: Texts, key: TreatmentKey): TreatmentOption => ({
  value: key,
  label: treatmentLabel(texts, key) || serviceName(texts, serviceOf(key)),
  picture: treatmentPicture(key),
})
