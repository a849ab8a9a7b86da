// The day's page: shows it, and takes what its buttons mark. A mark leads back to the row that it was made in.

import { DESK_PATHS, rowId } from '@/lib/addresses/desk'
import { VISITS } from '@/lib/catalogue/visits'
import { localOf } from '@/lib/domain/clinic-time'
import { queryValue } from '@/lib/http/query-value'
import { type DeskRequest, withDesk } from '@/lib/http/with-desk'
import { dayView } from '@/lib/pages/desk/day-view'
import { fill } from '@/lib/texts/fill'
import { isOneOf } from '@/lib/typed/keys'
import { type MarkOutcome, markVisit } from '@/lib/use-cases/desk/mark-visit'
import { type DayView as Day, readDay } from '@/lib/use-cases/desk/read-day'
import { canUndoLast, type UndoLastOutcome, undoLast } from '@/lib/use-cases/desk/undo-last'
import { openItemsOf } from '@/lib/use-cases/interruption/list'
import type { DayNotice, DayView } from '@/lib/views/desk/day'

type ActOutcome = MarkOutcome | UndoLastOutcome
export type DayProps = { day: DayView; notice: DayNotice | null }

/** What a mark that was made says on the page that it led back to; null where nothing was. */
async function doneNotice(
  { visitor: { words, deps }, page }: DeskRequest,
  view: DayView,
  day: Day,
): Promise<DayNotice | null> {
  const said = queryValue(page.query.marked)
  const visit = day.visits.find(({ reference }) => reference === said)
  if (!visit) return null
  const cards = view.rows.flatMap(({ cells, extra }) => [
    ...cells.flatMap((cell) => (cell.kind === 'booked' ? [cell.card] : [])),
    ...extra,
  ])
  const card = cards.find(({ reference }) => reference === said)
  const { DAY } = words['desk-day']
  return card
    ? {
        tone: 'leaf',
        text: fill(DAY.marked, { name: card.name, state: card.state }),
        undo: (await canUndoLast(deps, visit)) ? { reference: said, label: DAY.undo } : null,
      }
    : null
}

/** Why a mark was not made. */
function refusalNotice({ visitor: { words } }: DeskRequest, outcome: ActOutcome): DayNotice {
  const { DAY } = words['desk-day']
  if (outcome.kind === 'changed') {
    const state = outcome.status === 'cancelled' ? DAY.cancelledState : DAY.marks[outcome.visit]
    return { tone: 'coral', text: fill(DAY.stale, { state }), undo: null }
  }
  const known: Partial<Record<ActOutcome['kind'], string>> = { not_found: DAY.gone, closed: DAY.closedAgain }
  return { tone: 'coral', text: known[outcome.kind] ?? DAY.impossible, undo: null }
}

/** Marks what the form says, or takes back what was done last; the outcome, or null for a form that says nothing. */
async function mark({ visitor, desk }: DeskRequest, form: URLSearchParams): Promise<ActOutcome | null> {
  const [to, reference, version] = ['to', 'reference', 'version'].map((name) => form.get(name) ?? '')
  if (form.get('intent') === 'undo') return undoLast(visitor.deps, desk.actor, { reference: reference ?? '' })
  if (!isOneOf(VISITS, to) || form.get('intent') !== 'mark') return null
  return markVisit(visitor.deps, desk.actor, { reference: reference ?? '', to, version: Number(version) })
}

/** The getServerSideProps of /desk/[place]. */
export const dayPage = withDesk<DayProps>('/desk/[place]', {}, async (request) => {
  const { page, visitor, desk, form } = request
  const { deps, words } = visitor
  if (!desk.place) return { notFound: true }
  const today = localOf(deps.now).date
  const date = queryValue(page.query.day) || today
  const outcome = form && (await mark(request, form))
  const day = await readDay(deps, desk.actor, { placeId: desk.place.id, date })
  if (!day) return { redirect: { destination: DESK_PATHS.day(desk.place.id), statusCode: 303 } }
  const isMade = outcome?.kind === 'marked' || outcome?.kind === 'already' || outcome?.kind === 'undone'
  if (isMade) {
    const reference = form?.get('reference') ?? ''
    const start = day.visits.find((visit) => visit.reference === reference)?.start
    const back = DESK_PATHS.day(desk.place.id, date === today ? undefined : date, reference)
    return { redirect: { destination: start ? `${back}#${rowId(start)}` : back, statusCode: 303 } }
  }
  if (outcome) page.res.statusCode = outcome.kind === 'not_found' ? 404 : 409
  const open = await openItemsOf(deps, desk.actor, desk.place.id)
  const view = dayView(words, day, { now: deps.now, isHidden: visitor.desk.isHiding }, open.length)
  const notice = outcome ? refusalNotice(request, outcome) : await doneNotice(request, view, day)
  return { props: { day: view, notice } }
})
