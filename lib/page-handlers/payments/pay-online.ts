import { payPath } from '@/lib/addresses/paths'
import type { Visitor } from '@/lib/http/visitor'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { type StartOutcome, startPayment } from '@/lib/use-cases/payments/start'
import { runtime } from '@/lib/use-cases/runtime'

export const startOnline = (
  { deps, origin }: Pick<Visitor, 'deps' | 'origin'>,
  booking: Pick<FoundBooking, 'reference' | 'pricePaise'>,
): Promise<StartOutcome> =>
  startPayment(deps, booking, { gateway: runtime().gateway, returnTo: (id) => `${origin}${payPath(id)}` })
