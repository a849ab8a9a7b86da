// Every treatment's words, by the entry's id in the public catalogue.
import { CARE } from '@/lib/texts/en/treatments/care'
import { LOOKS } from '@/lib/texts/en/treatments/looks'
import { REPAIR } from '@/lib/texts/en/treatments/repair'
import { REPLACING } from '@/lib/texts/en/treatments/replacing'
import { STRAIGHTENING } from '@/lib/texts/en/treatments/straightening'
import type { TreatmentText } from '@/lib/texts/treatment-text'

const ALL: ReadonlyMap<string, TreatmentText> = new Map(
  Object.entries({ ...STRAIGHTENING, ...LOOKS, ...REPLACING, ...REPAIR, ...CARE }),
)

/** The words of a treatment's page; throws where there are none, which a test rules out. */
export function treatmentText(id: string): TreatmentText {
  const text = ALL.get(id)
  if (!text) throw new Error(`No texts for the treatment ${id}`)
  return text
}
