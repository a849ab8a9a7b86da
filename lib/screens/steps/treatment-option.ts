// A treatment as a choice.
import { treatmentPicture } from '@/lib/catalogue/offered-treatments'
import type { PictureName } from '@/lib/catalogue/pictures'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import { serviceName } from '@/lib/screens/price-view'

export type TreatmentOption = { value: TreatmentKey; label: string; picture: PictureName }

/** One that has no label is called as what is booked. */
export const treatmentOption = (key: TreatmentKey): TreatmentOption => ({
  value: key,
  label: TREATMENTS[key].label || serviceName(key),
  picture: treatmentPicture(key),
})
