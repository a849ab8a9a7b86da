// What a patient has answered so far, in words, each with its way back: the panel "Your booking" and the review.

import type { ReviewRow } from '@/components/booking/views'
import type { Answers } from '@/flows/params'
import { asked } from '@/flows/walk'
import { cityById } from '@/lib/catalogue/cities'
import { TREATMENTS } from '@/lib/catalogue/treatments'
import type { StepContext } from '@/lib/http/step-context'
import { isNamed, labelOf, type NamedAnswer, rowName } from '@/lib/texts/answers'
import { formatLongDay, formatTime, readablePhone } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'

function valueIn(words: Words, { phone, city, treatment, ...others }: Answers, param: NamedAnswer): string {
  if (param === 'phone') return readablePhone(phone ?? '')
  if (param === 'city') return city ? cityById(city).name : ''
  if (param === 'treatment') return treatment ? TREATMENTS[treatment].label : ''
  return labelOf(words, param, others[param] ?? '')
}

type SummarySource = Pick<StepContext, 'answers' | 'walked' | 'row' | 'hrefOf' | 'words'>
export type SummaryRow = ReviewRow & { isTime?: true }

/** The answered rows of the walk before this one, or all of them. The row of the chosen time has `isTime`. */
export function summaryOf({ answers, walked, row: here, hrefOf, words }: SummarySource): SummaryRow[] {
  const at = walked.indexOf(here)
  return (at < 0 ? walked : walked.slice(0, at)).flatMap((row): SummaryRow[] => {
    const changeHref = hrefOf(row.route)
    const said = asked(row).flatMap((param) => {
      if (answers[param] === undefined || !isNamed(param)) return []
      return [{ label: rowName(words, param), value: valueIn(words, answers, param), changeHref }]
    })
    const { date, start } = answers
    if (!asked(row).includes('start') || !date || !start) return said
    const time = {
      label: words.booking.REVIEW.when,
      value: `${formatLongDay(words, date)}, ${formatTime(words, start)}`,
      changeHref,
    }
    return [...said, { ...time, isTime: true }]
  })
}
