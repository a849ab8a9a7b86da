// A treatment as a choice.
import { treatmentPicture } from '@/lib/catalogue/offered-treatments'
import type { PictureName } from '@/lib/catalogue/pictures'
import { serviceOf } from '@/lib/catalogue/prices'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import { serviceName } from '@/lib/http/price-words'
import type { Words } from '@/lib/texts/languages'

export type TreatmentOption = { value: TreatmentKey; label: string; picture: PictureName }

/** One that has no label is called as what is booked. */
export const treatmentOption = (words: Words, key: TreatmentKey): TreatmentOption => ({
  value: key,
  label: TREATMENTS[key].label || serviceName(words, serviceOf(key)),
  picture: treatmentPicture(key),
})
