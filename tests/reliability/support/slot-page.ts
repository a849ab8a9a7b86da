import type { Browser, Slot } from '@/tests/reliability/support/browser'

export const slotValue = ({ date, start, end }: Slot, at: string): string => `${date}T${start}/${end}@${at}`

/**
 * Answers the questions of a booking that starts at a clinic, by forms alone. Returns the URL of its page with slots.
 */
export async function reachSlotPage(
  browser: Browser,
  cid: string,
  phone: string,
  name = 'Ravi Kumar',
): Promise<string> {
  const start = `/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=${cid}`
  const { status, location } = await browser.post(start, {
    name,
    phone,
    treatment: 'routine_checkup',
    city: 'bengaluru',
  })
  if (status !== 303 || !location?.startsWith('/unified-booking/select-slot?'))
    throw new Error(`${status} to ${location}`)
  return location
}
