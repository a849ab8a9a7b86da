// Offers earlier slots as the process does, with a site's default SMS budget unless told otherwise.
import type { Deps } from '@/lib/use-cases/deps'
import { offerEarlierTimes } from '@/lib/use-cases/waitlist/offer'

export const offerEarlier = (deps: Deps): Promise<void> => offerEarlierTimes({ ...deps, budget: 15_000 })
