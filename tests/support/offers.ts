// Offers earlier times as the process does, with the budget that a site has unless it is told another.
import type { Deps } from '@/lib/use-cases/deps'
import { offerEarlierTimes } from '@/lib/use-cases/waitlist/offer'

export const offerEarlier = (deps: Deps): Promise<void> => offerEarlierTimes({ ...deps, budget: 15_000 })
