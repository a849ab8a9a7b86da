// What a patient has answered so far, in words, each with its way back: the panel "Your booking" and the review.
import type { ReviewRow } from '@/components/booking/views'
import type { Answers, Param } from '@/flows/params'
import type { Route } from '@/flows/table'
import { asked, path } from '@/flows/walk'
import { cityById } from '@/lib/catalogue/cities'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import { REVIEW } from '@/lib/texts/en/booking'
import { labelOf } from '@/lib/texts/en/choices'
import { formatLongDay, formatTime, readablePhone } from '@/lib/texts/format'

/** Said in one row of its own, or not at all. */
const UNSAID: readonly string[] = ['date', 'start', 'end', 'zone', 'cid', 'latLng', 'isLoggedIn']

function words(param: Param, value: string): string {
  if (param === 'phone') return readablePhone(value)
  if (param === 'city') return cityById(value)?.name ?? value
  if (param === 'treatment') return TREATMENTS[value as TreatmentKey].label
  return labelOf(param, value)
}

type Walked = { flow: FlowName; answers: Answers; hrefOf(route: Route): string }

/** The answered rows of the walk before `until`, or all of them. The row of the chosen time has `isTime`. */
export function summaryOf({ flow, answers, hrefOf }: Walked, until?: Route): (ReviewRow & { isTime?: true })[] {
  const walked = path(flow, answers)
  const end = walked.findIndex((row) => row.route === until)
  return (end < 0 ? walked : walked.slice(0, end)).flatMap((row) => {
    const changeHref = hrefOf(row.route)
    const said = asked(row).flatMap((param) => {
      const value = answers[param]
      if (value === undefined || UNSAID.includes(param)) return []
      return [{ label: REVIEW.rows[param] ?? param, value: words(param, value), changeHref }]
    })
    const { date, start } = answers
    if (!asked(row).includes('start') || !date || !start) return said
    const time = { label: REVIEW.when, value: `${formatLongDay(date)}, ${formatTime(start)}`, changeHref, isTime: true }
    return [...said, time as ReviewRow & { isTime: true }]
  })
}
