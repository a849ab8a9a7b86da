// The step's summary has every single answer.

import type { Param } from '@/flows/params'
import { FLOWS, type Row } from '@/flows/table'
import { paramsOf } from '@/flows/walk'
import { mapsHref } from '@/lib/addresses/outward'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { clinicPlace } from '@/lib/catalogue/clinics/clinic-address'
import { isSmilePart } from '@/lib/catalogue/treatments/concerns'
import { isAtHome, visitMinutesOf } from '@/lib/domain/booking/booked'
import { homeAddressLine } from '@/lib/domain/booking/home-address'
import type { StepContext } from '@/lib/http/steps/step-context'
import { visitLength, walkTitle } from '@/lib/http/steps/treatment-title'
import { dentistLines } from '@/lib/page-handlers/clinics/dentists-view'
import type { Place } from '@/lib/page-handlers/steps/place'
import { formatDayWithNear, formatTime, readablePhone } from '@/lib/texts/format'
import { localName } from '@/lib/texts/local-name'
import type { ReviewRow } from '@/lib/views/booking'

const asksFor = (row: Row, param: Param): boolean => paramsOf(row).includes(param)

/** Null if no step of this flow asks it. */
const changeHref = ({ walked, row, hrefOf }: StepContext, param: Param): string | null => {
  const requester = walked.find((each) => each !== row && asksFor(each, param))
  return requester ? hrefOf(requester.route) : null
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ')

function placeRow(context: StepContext, { clinic }: Place): Omit<ReviewRow, 'label'> {
  const { flow, answers, texts } = context
  const named = (text: string): string => localName(texts, text)
  const city = named(cityById(answers.city ?? '')?.name ?? '')
  if (isAtHome(FLOWS[flow], answers))
    return { value: homeAddressLine(answers, city), changeHref: changeHref(context, 'address') }
  const change = changeHref(context, 'cid')
  if (answers.appointment_type === 'video' || !clinic)
    return { value: texts['clinic-list'].VISIT_KIND.video.label, changeHref: change }
  const note = named(clinic.landmark ?? '')
  return { value: clinicPlace(clinic, named), changeHref: change, note, map: mapsHref(clinicPlace(clinic)) }
}

function dentistRow({ answers, texts }: StepContext, { placeId }: Place): ReviewRow[] {
  const { date = '', start = '', end = '' } = answers
  const dentists = dentistLines(texts, placeId, { date, start, end })
  const { dentist, dentists: several } = texts.booking.REVIEW
  return dentists.length === 0
    ? []
    : [{ label: dentists.length === 1 ? dentist : several, value: '', changeHref: null, dentists }]
}

export function reviewRows(context: StepContext, place: Place): ReviewRow[] {
  const { deps, flow, answers, texts } = context
  const { REVIEW } = texts.booking
  const { date = '', start = '' } = answers
  const when = `${formatDayWithNear(texts, date, deps.now)}, ${formatTime(texts, start)}`
  const length = visitLength(texts, visitMinutesOf(FLOWS[flow], answers))
  const about = isSmilePart(answers.concern) ? 'concern' : 'treatment'
  return [
    { label: REVIEW.when, value: when, changeHref: changeHref(context, 'start'), note: length },
    { label: REVIEW.where, ...placeRow(context, place) },
    ...dentistRow(context, place),
    { label: REVIEW.what, value: walkTitle(texts, flow, answers), changeHref: changeHref(context, about) },
  ]
}

/** With the name only if an earlier step asked for it; otherwise the review asks. */
export function contactRow(context: StepContext): ReviewRow {
  const { answers, texts } = context
  const isNamed = changeHref(context, 'name') !== null
  return {
    label: isNamed ? texts.booking.REVIEW.who : texts['input-phone'].PHONE.row,
    value: joined([isNamed ? answers.name : undefined, readablePhone(answers.phone ?? '')]),
    changeHref: changeHref(context, 'phone'),
  }
}
