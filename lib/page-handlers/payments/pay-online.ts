import { inLanguage } from '@/lib/addresses/languages'
import { payPath } from '@/lib/addresses/paths'
import type { Visitor } from '@/lib/http/visitor'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'
import { readFirstPayment } from '@/lib/use-cases/payments/read-payment'
import { type StartOutcome, startPayment } from '@/lib/use-cases/payments/start'
import { runtime } from '@/lib/use-cases/runtime'

export const startOnline = (
  { deps, origin, language }: Pick<Visitor, 'deps' | 'origin' | 'language'>,
  booking: Pick<FoundBooking, 'reference' | 'pricePaise'>,
): Promise<StartOutcome> =>
  startPayment(deps, booking, {
    gateway: runtime().gateway,
    returnTo: (id) => `${origin}${inLanguage(payPath(id), language)}`,
  })

/** For a call that books: the page on which the patient has to pay, and until when. Null if nothing has to be paid first. */
export async function firstPayment(deps: Deps, bookingId: string): Promise<{ pay: string; payBy: Date } | null> {
  const payment = await readFirstPayment(deps, bookingId)
  return payment && { pay: payPath(payment.id), payBy: payment.expires_at }
}
