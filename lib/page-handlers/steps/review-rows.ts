// The rows of a review's ticket. Every single answer stands in the step's summary.

import type { Param } from '@/flows/params'
import { FLOWS, type Row } from '@/flows/table'
import { questionsOf } from '@/flows/walk'
import { mapsHref } from '@/lib/addresses/outward'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { clinicPlace } from '@/lib/catalogue/clinics/clinic-address'
import { isSmilePart } from '@/lib/catalogue/treatments/concerns'
import { isAtHome } from '@/lib/domain/booking/booked'
import { homeAddressLine } from '@/lib/domain/booking/home-address'
import type { StepContext } from '@/lib/http/steps/step-context'
import { walkTitle } from '@/lib/http/steps/treatment-title'
import type { Place } from '@/lib/page-handlers/steps/place'
import { formatDayWithNear, formatTime, readablePhone } from '@/lib/texts/format'
import type { ReviewRow } from '@/lib/views/booking'

const asksFor = (row: Row, param: Param): boolean => questionsOf(row).includes(param)

/** The way to the step of this walk that asks an answer; null where none does. */
const changeHref = ({ walked, row, hrefOf }: StepContext, param: Param): string | null => {
  const requester = walked.find((each) => each !== row && asksFor(each, param))
  return requester ? hrefOf(requester.route) : null
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ')

/** The clinic, the address of a home visit, or a video call. */
function placeRow(context: StepContext, { clinic }: Place): Omit<ReviewRow, 'label'> {
  const { flow, answers, texts } = context
  const city = cityById(answers.city ?? '')?.name
  if (isAtHome(FLOWS[flow], answers))
    return { value: homeAddressLine(answers, city), changeHref: changeHref(context, 'address') }
  const change = changeHref(context, 'cid')
  if (answers.appointment_type === 'video' || !clinic)
    return { value: texts['clinic-list'].VISIT_KIND.video.label, changeHref: change }
  const value = clinicPlace(clinic)
  return { value, changeHref: change, note: clinic.landmark, map: mapsHref(value) }
}

/** When, where and what is booked. */
export function reviewRows(context: StepContext, place: Place): ReviewRow[] {
  const { deps, flow, answers, texts } = context
  const { REVIEW } = texts.booking
  const { date = '', start = '' } = answers
  const when = `${formatDayWithNear(texts, date, deps.now)}, ${formatTime(texts, start)}`
  const about = isSmilePart(answers.concern) ? 'concern' : 'treatment'
  return [
    { label: REVIEW.when, value: when, changeHref: changeHref(context, 'start') },
    { label: REVIEW.where, ...placeRow(context, place) },
    { label: REVIEW.what, value: walkTitle(texts, flow, answers), changeHref: changeHref(context, about) },
  ]
}

/** The number that is called, after the name where an earlier step asked it: the review asks it of the others. */
export function contactRow(context: StepContext): ReviewRow {
  const { answers, texts } = context
  const isNamed = changeHref(context, 'name') !== null
  return {
    label: isNamed ? texts.booking.REVIEW.who : texts['input-phone'].PHONE.row,
    value: joined([isNamed ? answers.name : undefined, readablePhone(answers.phone ?? '')]),
    changeHref: changeHref(context, 'phone'),
  }
}
