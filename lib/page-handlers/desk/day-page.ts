import { z } from 'zod'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { DELAYS } from '@/lib/catalogue/desk/delays'
import { VISITS } from '@/lib/catalogue/visits'
import { localOf } from '@/lib/domain/clinic-time'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { type ActContext, type Answer, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import { chairName } from '@/lib/page-handlers/desk/chair-name'
import { aboutText, dayView } from '@/lib/page-handlers/desk/day-view'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import { openItemsOf } from '@/lib/use-cases/closures/list'
import type { StaleView } from '@/lib/use-cases/desk/booking-state'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { readDay, type DayView as VisitDay } from '@/lib/use-cases/desk/read-day'
import { reportDelay } from '@/lib/use-cases/desk/report-delay'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import { canUndoLast, undoLast } from '@/lib/use-cases/desk/undo-last'
import type { DayNotice, DayView } from '@/lib/views/desk/day'

export type DayProps = { day: DayView; notice: DayNotice | null }

type DayText = 'gone' | 'closedAgain' | 'rated' | 'impossible' | 'noChair'
type VisitRefusal = DayText | StaleView
type Day = {
  request: DeskRequest
  about: { place: DeskPlace; date: string; today: string }
  shown: VisitRefusal
  notice: 'marked' | 'delayed'
  props: DayProps
}

const done = ({ context, input }: { context: ActContext<Day>; input: { reference: string } }): Answer<Day> => {
  const { place, date, today } = context
  const day = DESK_PATHS.day(place.id, date === today ? undefined : date)
  return { to: `${day}#${encodeURIComponent(input.reference)}`, notice: ['marked', input.reference] }
}
const IMPOSSIBLE: Answer<Day> = { status: 409, shown: 'impossible' }
const CLOSED: Answer<Day> = { status: 409, shown: 'closedAgain' }
const RATED: Answer<Day> = { status: 409, shown: 'rated' }
const GONE: Answer<Day> = { status: 404, shown: 'gone' }
const changed = ({ outcome }: { outcome: StaleView }): Answer<Day> => ({ status: 409, shown: outcome })

const { act, page } = withForms<Day>()
const ACTS = {
  mark: act({
    reads: z.object({ reference: z.string(), to: z.enum(VISITS), version: z.coerce.number() }),
    run: ({ visitor, desk }, input) => markVisit(visitor.deps, desk.actor, input),
  }).answers({
    marked: done,
    already: done,
    changed,
    closed: CLOSED,
    rated: RATED,
    not_found: GONE,
    too_early: IMPOSSIBLE,
    too_late: IMPOSSIBLE,
    never: IMPOSSIBLE,
    cancelled: IMPOSSIBLE,
    full: IMPOSSIBLE,
  }),
  delay: act({
    reads: z.object({ chair: z.coerce.number().int(), minutes: z.enum(DELAYS.map(String)).pipe(z.coerce.number()) }),
    run: ({ visitor, desk, place }, input) => reportDelay(visitor.deps, desk.actor, { ...input, placeId: place.id }),
  }).answers({
    reported: ({ context: { place }, input: { chair } }) => ({
      to: DESK_PATHS.day(place.id),
      notice: ['delayed', String(chair)],
    }),
    not_found: { status: 404, shown: 'noChair' },
  }),
  undo: act({
    reads: z.object({ reference: z.string() }),
    run: ({ visitor, desk }, input) => undoLast(visitor.deps, desk.actor, input),
  }).answers({
    undone: done,
    changed,
    closed: CLOSED,
    rated: RATED,
    not_found: GONE,
    nothing: IMPOSSIBLE,
    over: IMPOSSIBLE,
    full: IMPOSSIBLE,
  }),
}

/** Null if the visit is not on the page. */
async function doneFlash(
  { visitor: { texts, deps } }: ActContext<Day>,
  state: string,
  { day, view }: { day: VisitDay; view: DayView },
): Promise<DayNotice | null> {
  const visit = day.visits.find(({ reference }) => reference === state)
  const cards = view.rows.flatMap(({ cells, extra }) => [
    ...cells.flatMap((cell) => (cell.kind === 'booked' ? [cell.card] : [])),
    ...extra,
  ])
  const card = cards.find(({ reference }) => reference === state)
  if (!visit || !card) return null
  const { DAY } = texts['desk-day']
  return {
    tone: 'leaf',
    text: fill(DAY.marked, { name: card.name, state: card.state }),
    undo: (await canUndoLast(deps, visit)) ? { reference: state, label: DAY.undo } : null,
  }
}

/** Null if the page has no such chair. */
function delayFlash(texts: Texts, { place, delays }: VisitDay, seat: number): DayNotice | null {
  const { saved, over } = texts['desk-day'].DAY.delay
  if (!(seat >= 1 && seat <= place.seats)) return null
  const chair = chairName(texts, seat, place.kind)
  const delay = delays.find((each) => each.seat === seat)
  const text = delay ? fill(saved, { chair, about: aboutText(texts, delay.minutes) }) : fill(over, { chair })
  return { tone: 'leaf', text, undo: null }
}

function refusalText({ visitor: { texts } }: ActContext<Day>, shown: VisitRefusal): string {
  const { DAY } = texts['desk-day']
  if (typeof shown === 'string') return DAY[shown]
  return fill(DAY.stale, { state: shown.status === 'cancelled' ? DAY.cancelledState : DAY.marks[shown.visit] })
}

export const dayPage = withDesk<DayProps>(
  '/desk/[place]',
  {},
  page({
    async load({ page: { query }, visitor, desk: { place } }) {
      if (!place) return { elsewhere: { notFound: true } }
      const today = localOf(visitor.deps.now).date
      return { place, today, date: queryValue(query.day) || today }
    },
    acts: ACTS,
    notices: ['marked', 'delayed'],
    unread: 'impossible',
    async show(context, { notice, shown }) {
      const { visitor, desk, place, date } = context
      const { deps, texts } = visitor
      const day = await readDay(deps, desk.actor, { placeId: place.id, date })
      if (!day) return { redirect: { destination: DESK_PATHS.day(place.id), statusCode: 303 } }
      const open = await openItemsOf(deps, desk.actor, place.id)
      const view = dayView(texts, day, { now: deps.now, isHidden: visitor.desk.isHiding }, open.length)
      if (shown !== null)
        return { props: { day: view, notice: { tone: 'coral', text: refusalText(context, shown), undo: null } } }
      const [about = ''] = notice?.about ?? []
      if (notice?.name === 'delayed') return { props: { day: view, notice: delayFlash(texts, day, Number(about)) } }
      return { props: { day: view, notice: notice && (await doneFlash(context, about, { day, view })) } }
    },
  }),
)
