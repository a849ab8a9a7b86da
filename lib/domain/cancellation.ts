// Until when a patient may move or cancel an appointment without calling the clinic.
import { BOOKING } from '@/lib/domain/slots'

/** True up to and with exactly two hours before the start. */
export function canChange(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= BOOKING.changeMinutes * 60_000
}
