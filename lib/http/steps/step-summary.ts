import type { Answers, Param } from '@/flows/params'
import { FLOWS, type Row } from '@/flows/table'
import { paramsOf } from '@/flows/walk'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { isSmilePart } from '@/lib/catalogue/treatments/concerns'
import { answersOf } from '@/lib/domain/booking/booked'
import type { StepContext } from '@/lib/http/steps/step-context'
import { treatmentTitle, walkTitle } from '@/lib/http/steps/treatment-title'
import { isNamed, labelOf, type NamedAnswer, rowName, smilePartLine } from '@/lib/texts/answers'
import { formatLongDay, formatTime, readablePhone } from '@/lib/texts/format'
import { localName } from '@/lib/texts/local-name'
import type { SummaryRow } from '@/lib/views/step'

function valueIn({ texts, flow, answers }: SummarySource, param: NamedAnswer): string {
  const { phone, city } = answers
  if (param === 'phone') return readablePhone(phone ?? '')
  if (param === 'city') return city ? localName(texts, cityById(city)?.name ?? city) : ''
  if (param === 'treatment') return walkTitle(texts, flow, answers)
  if (param === 'concern' && isSmilePart(answers.concern)) return smilePartLine(texts, answers.concern)
  return labelOf(texts, param, answers[param] ?? '')
}

/** Another row says the same: the treatment row shows an emergency, and the appointment's kind a video call. */
function isShownElsewhere(answers: Answers, rows: readonly Row[], param: Param): boolean {
  if (param === 'concern_category') return answers.concern_category === 'emergency' && answers.treatment !== undefined
  return param === 'skip_video' && rows.some((row) => paramsOf(row).includes('appointment_type'))
}

type SummarySource = Pick<StepContext, 'answers' | 'flow' | 'walked' | 'row' | 'texts'>
type Summary = (SummaryRow & { isTime?: true })[]

function campaignRow({ flow, answers, texts }: SummarySource): Summary {
  const settled = FLOWS[flow]
  const treatment = answersOf(settled, answers)
  if (settled.treatment === undefined || treatment === settled.treatment) return []
  return [{ label: rowName(texts, 'treatment'), value: treatmentTitle(texts, treatment), route: null }]
}

/** Each answer is where it is asked last. The slot's row has `isTime`. */
export function stepSummary(source: SummarySource): Summary {
  const { answers, walked, row: here, texts } = source
  const at = walked.indexOf(here)
  const rows = at < 0 ? walked : walked.slice(0, at)
  const answered = rows.flatMap((row, nth): Summary => {
    const { route } = row
    const isAskedAgain = (param: Param) => rows.slice(nth + 1).some((later) => paramsOf(later).includes(param))
    const shownAnswers = paramsOf(row).flatMap((param) => {
      if (answers[param] === undefined || !isNamed(param) || isAskedAgain(param)) return []
      if (isShownElsewhere(answers, rows, param)) return []
      return [{ label: rowName(texts, param), value: valueIn(source, param), route }]
    })
    const { date, start } = answers
    if (!paramsOf(row).includes('start') || !date || !start) return shownAnswers
    const time = {
      label: texts.booking.REVIEW.when,
      value: `${formatLongDay(texts, date)}, ${formatTime(texts, start)}`,
      route,
    }
    return [...shownAnswers, { ...time, isTime: true }]
  })
  return answered.length === 0 ? [] : [...campaignRow(source), ...answered]
}
