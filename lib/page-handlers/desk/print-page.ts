// Has all that a desk needs when nothing else works.

import { DESK_PATHS } from '@/lib/addresses/desk'
import { isBeside } from '@/lib/domain/calendar/seat-rules'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { withDesk } from '@/lib/http/forms/with-desk'
import { visitCard } from '@/lib/page-handlers/desk/visit-card'
import { formatLongDay, formatTime } from '@/lib/texts/format'
import { readDay } from '@/lib/use-cases/desk/read-day'
import type { PrintView } from '@/lib/views/desk/day'

export type PrintProps = { print: PrintView }

/** Hides names, numbers and addresses while the screen does. */
export const printPage = withDesk<PrintProps>('/desk/[place]/print', {}, async ({ page, visitor, desk }) => {
  const { deps, texts } = visitor
  if (!desk.place) return { notFound: true }
  const local = localOf(deps.now)
  const date = [page.query.day].flat().at(-1) || local.date
  const day = await readDay(deps, desk.actor, { placeId: desk.place.id, date })
  if (!day) return { redirect: { destination: DESK_PATHS.print(desk.place.id), statusCode: 303 } }
  const lines = day.visits.map((visit) => {
    const screen = { now: deps.now, isHidden: visitor.desk.isHiding }
    const card = visitCard(texts, { ...visit, startsAt: instantOf(date, visit.start) }, screen, 'list')
    return {
      reference: visit.reference,
      time: formatTime(texts, visit.start),
      chair: isBeside(visit.seat) ? texts['desk-day'].DAY.extra : String(visit.seat),
      name: card.name,
      phone: card.phone.display,
      what: card.what,
      home: card.home,
      tags: [...card.tags.map(({ text }) => text), card.money].filter(Boolean).join(', '),
      state: visit.visit === 'expected' ? '' : card.state,
    }
  })
  const at = `${formatLongDay(texts, local.date)}, ${formatTime(texts, local.time)}`
  return {
    props: {
      print: {
        isAtHome: day.place.kind === 'home_zone',
        placeName: day.place.name,
        day: formatLongDay(texts, date),
        at,
        lines,
      },
    },
  }
})
