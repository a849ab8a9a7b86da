// Each process keeps the ratings in memory, because every list of clinics and treatments shows them.
import { processWide } from '@/lib/types/process-wide'

/**
 * `since`: clinic-local date of the first question. `scores`: how many answers of 5, 4, 3, 2 and 1. `refusals`: how many
 * comments were refused, by REFUSAL_REASONS.
 */
export type ClinicRating = {
  asked: number
  answered: number
  since: string
  scores: readonly number[]
  refusals: readonly number[]
}
type Ratings = { places: ReadonlyMap<string, ClinicRating>; treatments: ReadonlyMap<string, ClinicRating> }

const holder = processWide<Ratings>('ratings', { places: new Map(), treatments: new Map() })

export function setRatings(ratings: Ratings): void {
  Object.assign(holder, ratings)
}

/** Undefined while there are too few answers. */
export const ratingOfPlace = (placeId: string): ClinicRating | undefined => holder.places.get(placeId)
export const ratingOfTreatment = (treatment: string): ClinicRating | undefined => holder.treatments.get(treatment)
