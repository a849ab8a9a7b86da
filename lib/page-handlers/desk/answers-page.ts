import { DESK_PATHS } from '@/lib/addresses/desk'
import { SUMMARY_DAYS } from '@/lib/domain/booking/visit-question'
import { localOf } from '@/lib/domain/clinic-time'
import { momentCursorText, readMomentCursor } from '@/lib/domain/list-cursor'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { queryValue } from '@/lib/http/query-value'
import { momentText } from '@/lib/page-handlers/desk/booking-history'
import { fill, plural } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import { type AnswerPage, listAnswers } from '@/lib/use-cases/desk/list-answers'
import type { AnswerLine, AnswersView } from '@/lib/views/desk/answers'

const ROWS = 50
function answersSummary(
  { visitor: { texts } }: DeskRequest,
  { count, unhappy, average }: AnswerPage['summary'],
): string {
  const { summary, none } = texts['desk-answers'].ANSWERS
  const days = String(SUMMARY_DAYS)
  if (average === null) return fill(none, { days })
  const holes = { days, average: average.toFixed(1), unhappy: String(unhappy) }
  return plural(texts.language.LANGUAGE, summary, { count, ...holes })
}

function lineOf({ visitor, desk }: DeskRequest, row: AnswerPage['answers'][number]): AnswerLine {
  const { texts } = visitor
  const visit = localOf(row.starts_at)
  return {
    key: row.booking_id,
    when: momentText(texts, row.answered_at.toISOString()),
    place: desk.places.find(({ id }) => id === row.place_id)?.name ?? row.place_id,
    visit: `${formatDay(texts, visit.date)}, ${formatTime(texts, visit.time)}`,
    score: String(row.score),
    words: visitor.desk.isHiding ? '' : (row.personal_words ?? ''),
    reference: row.reference,
    href: DESK_PATHS.booking(row.reference),
  }
}

export const answersPage = withDesk<{ answers: AnswersView }>('/desk/answers', { role: 'manager' }, async (request) => {
  const { page, visitor, desk } = request
  const placeIds = desk.place ? [desk.place.id] : desk.places.map(({ id }) => id)
  const after = readMomentCursor(queryValue(page.query.after))
  const found = await listAnswers(visitor.deps, desk.actor, { placeIds, after, limit: ROWS + 1 })
  const shown = found.answers.slice(0, ROWS)
  const last = found.answers.length > ROWS ? shown.at(-1) : undefined
  const place = desk.place?.id ?? ''
  const next = last && momentCursorText({ at: last.answered_at, id: last.booking_id })
  return {
    props: {
      answers: {
        summary: answersSummary(request, found.summary),
        place,
        places: desk.places.map(({ id, name, city }) => ({ value: id, label: `${city}: ${name}` })),
        lines: shown.map((row) => lineOf(request, row)),
        moreHref: next ? DESK_PATHS.answers({ place, after: next }) : null,
      },
    },
  }
})
