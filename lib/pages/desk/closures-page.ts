// The desk's page for blocked chairs and closed days: shows them, and does what its forms ask. Looking changes nothing.

import { DESK_PATHS } from '@/lib/addresses/desk'
import { INTERRUPTION_REASONS } from '@/lib/catalogue/interruption-reasons'
import { isDate, localOf } from '@/lib/domain/clinic-time'
import { queryValue } from '@/lib/http/query-value'
import { type DeskRequest, withDesk } from '@/lib/http/with-desk'
import { allOf, listView, previewText, standingView, toldText } from '@/lib/pages/desk/closures-view'
import { chairOptions } from '@/lib/pages/desk/desk-times'
import { isOneOf } from '@/lib/typed/keys'
import { claimThis } from '@/lib/use-cases/desk/claim-call'
import { liftInterruption } from '@/lib/use-cases/interruption/lift'
import { chairsOf, listInterruptions, readList } from '@/lib/use-cases/interruption/list'
import { openInterruption } from '@/lib/use-cases/interruption/open'
import { previewInterruption } from '@/lib/use-cases/interruption/preview'
import { settleAffected } from '@/lib/use-cases/interruption/settle'
import { tellAffected } from '@/lib/use-cases/interruption/tell'
import type { Wish } from '@/lib/use-cases/interruption/wish'
import type { ClosureForm, ClosuresView } from '@/lib/views/desk/closures'

export type ClosuresProps = { view: ClosuresView }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
type FormValues = Pick<ClosureForm, 'id' | 'day' | 'from' | 'until' | 'chair' | 'reason'>

/** `unasked` is the day that stands in an untouched form. */
const typedIn = (form: URLSearchParams | null, unasked: string): FormValues => {
  const given = (name: string): string => (form?.get(name) ?? '').slice(0, 40)
  const id = given('id')
  return {
    ...{ id: UUID.test(id) ? id : crypto.randomUUID(), day: given('day') || unasked },
    ...{ from: given('from'), until: given('until'), chair: given('chair'), reason: given('reason') },
  }
}

/** What is asked for; null where a day or a time can't be read. */
function wishOf({ day, from, until, chair }: FormValues, placeId: string): Wish | null {
  if (!isDate(day) || [from, until].some((time) => time !== '' && !CLOCK.test(time))) return null
  return { placeId, day, from: from || null, until: until || null, seat: chair === '' ? null : Number(chair) }
}

/** `to`: the list that it leads to. */
type Done = { to: string; said?: string } | { preview: string } | { mistake: string }

/** Looks, or blocks. */
async function block(
  { visitor: { deps, words }, desk }: DeskRequest,
  typed: FormValues,
  isDone: boolean,
): Promise<Done> {
  const { refusals } = words['desk-closures'].CLOSURES
  const wish = wishOf(typed, desk.place?.id ?? '')
  if (!wish) return { mistake: refusals.no_span }
  const { reason, id } = typed
  if (!isOneOf(INTERRUPTION_REASONS, reason)) return { mistake: refusals.reason }
  const outcome = isDone
    ? await openInterruption(deps, desk.actor, { ...wish, id, reason })
    : await previewInterruption(deps, desk.actor, wish)
  if (outcome.kind === 'already') return { to: id }
  if (outcome.kind === 'opened') return { to: id, ...(outcome.moved > 0 && { said: `0-${outcome.moved}` }) }
  return outcome.kind === 'preview' ? { preview: previewText(words, outcome) } : { mistake: refusals[outcome.kind] }
}

/** What the page says of a call that was asked for. */
const CLAIMED = { claimed: 'mine', outside_hours: 'quiet', taken: 'taken', none: 'gone', not_found: 'gone' } as const

/** What the page says once somebody is settled: `0-1` of who has another chair, as after a list is told. */
const SETTLED = { settled: 'noted', seated: '0-1', unseated: 'unseated', taken: 'taken', not_found: 'gone' } as const

/** What is done to a list, or to somebody on it. */
async function act({ visitor: { deps }, desk }: DeskRequest, form: URLSearchParams, intent: string): Promise<Done> {
  const [id, bookingId] = [form.get('list') ?? '', form.get('booking') ?? '']
  if (!UUID.test(id) || (bookingId !== '' && !UUID.test(bookingId))) return { to: '' }
  switch (intent) {
    case 'lift':
      await liftInterruption(deps, desk.actor, id)
      return { to: id }
    case 'tell':
    case 'tell_one': {
      const only = intent === 'tell' ? undefined : [bookingId]
      const outcome = await tellAffected(deps, desk.actor, id, only && { only })
      return { to: id, said: outcome.kind === 'told' ? `${outcome.told}-${outcome.seated}` : 'gone' }
    }
    case 'call': {
      const list = await readList(deps, desk.actor, id)
      const call = list?.items.find((item) => item.bookingId === bookingId)?.call
      if (!list || !call) return { to: id, said: 'gone' }
      const { subject } = call
      const { kind } = await claimThis(deps, desk.actor, { kind: 'closure', subject, at: list.placeId })
      return { to: id, said: CLAIMED[kind] }
    }
    case 'reached':
    case 'no_answer':
    case 'stays': {
      const { kind } = await settleAffected(deps, desk.actor, { id, bookingId, as: intent })
      return { to: id, said: SETTLED[kind] }
    }
    default:
      return { to: id }
  }
}

/** What the page says after a form was done. */
function noticeOf({ page, visitor: { words } }: DeskRequest): string | null {
  const said = queryValue(page.query.said)
  const { CLOSURES } = words['desk-closures']
  if (said === 'noted') return CLOSURES.settled
  if (isOneOf(['gone', 'taken', 'quiet', 'mine', 'unseated'], said)) return CLOSURES[said]
  const [, told, seated] = /^(\d{1,4})-(\d{1,4})$/.exec(said) ?? []
  return told && seated ? toldText(words, { told: Number(told), seated: Number(seated) }) : null
}

/** The getServerSideProps of /desk/[place]/closures. */
export const closuresPage = withDesk<ClosuresProps>('/desk/[place]/closures', {}, async (request) => {
  const { page, visitor, desk, form } = request
  const { deps, words } = visitor
  if (!desk.place) return { notFound: true }
  const { id: placeId, kind } = desk.place
  const day = queryValue(page.query.day)
  const typed = typedIn(form, isDate(day) ? day : localOf(deps.now).date)
  const intent = form?.get('intent') ?? ''
  const isBlock = intent === 'preview' || intent === 'open'
  const done = form && (isBlock ? await block(request, typed, intent === 'open') : await act(request, form, intent))
  if (done && 'to' in done) {
    const query = { list: done.to, said: done.said }
    return { redirect: { destination: DESK_PATHS.closures(placeId, query), statusCode: 303 } }
  }
  if (done && 'mistake' in done) page.res.statusCode = 422
  const asked = queryValue(page.query.list)
  const list = UUID.test(asked) ? await readList(deps, desk.actor, asked) : null
  const { CLOSURES } = words['desk-closures']
  return {
    props: {
      view: {
        action: DESK_PATHS.closures(placeId),
        form: {
          ...typed,
          chairs: {
            label: kind === 'home_zone' ? CLOSURES.team : CLOSURES.chair,
            all: allOf(words, kind),
            each: chairOptions(visitor, await chairsOf(deps, placeId), kind),
          },
          reasons: INTERRUPTION_REASONS.map((value) => ({ value, label: CLOSURES.reasons[value] })),
          preview: done && 'preview' in done ? done.preview : null,
          mistake: done && 'mistake' in done ? done.mistake : null,
        },
        standing: standingView(words, desk.place, await listInterruptions(deps, desk.actor, placeId)),
        list:
          list && list.placeId === placeId ? listView(words, list, { kind, isHidden: visitor.desk.isHiding }) : null,
        notice: noticeOf(request),
      },
    },
  }
})
