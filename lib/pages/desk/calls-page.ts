// The page of the call list: GET shows, POST takes a call, gives it back, or says what came of it.

import { DESK_PATHS } from '@/lib/addresses/desk'
import { CALL_KINDS, CALL_STATES, type CallKind, type CallState } from '@/lib/catalogue/calls'
import { isCallTime } from '@/lib/domain/calls'
import { isUuid, momentCursorText, readMomentCursor } from '@/lib/domain/list-cursor'
import { queryValue } from '@/lib/http/query-value'
import { type DeskRequest, withDesk } from '@/lib/http/with-desk'
import { type CallReader, callLine, ownCall } from '@/lib/pages/desk/call-view'
import { callsCsv } from '@/lib/pages/desk/calls-csv'
import { isOneOf, keysOf } from '@/lib/typed/keys'
import {
  type CallCursor,
  callCities,
  callCounts,
  listCalls,
  MOST_COUNTED,
  rankOf,
} from '@/lib/use-cases/desk/call-list'
import { claimNext, claimThis, putBack, readOwnCall, type WhichCall } from '@/lib/use-cases/desk/claim-call'
import { endThisCall } from '@/lib/use-cases/desk/end-call'
import type { CallSaid, CallsView } from '@/lib/views/desk/calls'

const ROWS = 50
/** What the address asks for; what it does not know stands for everything. */
type CallsQuery = {
  kind: CallKind
  state: CallState | null
  city: string | null
  after: CallCursor | null
  placeId: string
}

/** Where a page ended, as an address has it: nothing of a person, but the id of a lead or a booking. */
const cursorText = ({ rank, dueAt, subject }: CallCursor): string =>
  `${rank}.${momentCursorText({ at: new Date(dueAt), id: subject })}`
function readCursor(text: string): CallCursor | null {
  const [, rank, rest = ''] = /^([012])\.(.+)$/.exec(text) ?? []
  const cursor = readMomentCursor(rest)
  return cursor && { rank: Number(rank), dueAt: cursor.at.toISOString(), subject: cursor.id }
}

function askedOf({ page: { query }, desk }: DeskRequest): CallsQuery {
  const [kind, state, city] = [queryValue(query.kind), queryValue(query.state), queryValue(query.city)]
  return {
    kind: isOneOf(CALL_KINDS, kind) ? kind : CALL_KINDS[0],
    state: isOneOf(CALL_STATES, state) ? state : null,
    city: city === '' ? null : city,
    after: readCursor(queryValue(query.after)),
    placeId: (desk.place ?? desk.places[0])?.id ?? '',
  }
}

const hrefOf = ({ kind, state, city, placeId }: CallsQuery, more: Record<string, string | undefined> = {}): string =>
  DESK_PATHS.calls({ place: placeId, kind, state: state ?? undefined, city: city ?? undefined, ...more })

/** Does what the form asks; the word for the page that follows, null for a call that was taken. */
async function act(
  { visitor: { deps }, desk: { actor } }: DeskRequest,
  form: URLSearchParams,
  { kind, placeId: at }: CallsQuery,
) {
  const [named, subject] = [form.get('act'), form.get('subject') ?? '']
  const claimed = (word: 'claimed' | CallSaid): CallSaid | null => (word === 'claimed' ? null : word)
  if (named === 'next') return claimed((await claimNext(deps, actor, { kind, at })).kind)
  if (!isUuid(subject)) return 'not_found'
  const which: WhichCall = { kind, subject, at }
  if (named === 'claim') return claimed((await claimThis(deps, actor, which)).kind)
  if (named === 'put_back') return (await putBack(deps, actor, which)).kind
  const [date, time] = [form.get('date') ?? '', form.get('time') ?? '']
  const ended =
    named === 'later'
      ? await endThisCall(deps, actor, which, { outcome: 'later', date, time })
      : isOneOf(['settled', 'no_answer', 'wrong_number', 'dont_call'], named)
        ? await endThisCall(deps, actor, which, { outcome: named })
        : ({ kind: 'lost' } as const)
  if (ended.kind !== 'ended') return ended.kind
  return ended.dueAt === null ? 'ended' : 'again'
}

async function viewOf(request: DeskRequest, asked: CallsQuery): Promise<CallsView> {
  const { page, visitor, desk } = request
  const { deps, words } = visitor
  const reader: CallReader = { words, now: deps.now, staffId: desk.staff.id, isHiding: visitor.desk.isHiding }
  const [cities, counts, own, rows] = await Promise.all([
    callCities(deps, desk.actor),
    callCounts(deps, desk.actor),
    readOwnCall(deps, desk.actor, asked.kind),
    listCalls(deps, desk.actor, { ...asked, limit: ROWS + 1 }),
  ])
  const shown = rows.slice(0, ROWS)
  const last = rows.length > ROWS ? shown.at(-1) : undefined
  const after = last && { rank: rankOf(last), dueAt: last.due_at.toISOString(), subject: last.subject }
  const { CALLS } = words['desk-calls']
  const said = queryValue(page.query.said)
  const countOf = (n: number) =>
    n < MOST_COUNTED ? String(n) : CALLS.most.replace('{count}', String(MOST_COUNTED - 1))
  return {
    kind: asked.kind,
    tabs: CALL_KINDS.map((kind) => ({
      kind,
      href: hrefOf({ ...asked, kind, state: null, city: null }),
      count: countOf(counts[kind]),
    })),
    here: hrefOf(asked),
    said: isOneOf(keysOf(CALLS.said), said) ? said : null,
    isQuiet: !isCallTime(deps.now),
    own: own ? ownCall(reader, own, asked) : null,
    filters: {
      ...{ place: asked.placeId, state: asked.state ?? '', city: asked.city ?? '' },
      cities: cities.map(({ id, name }) => ({ value: id, label: name })),
    },
    lines: shown.map((call) => callLine(reader, call)),
    firstHref: asked.after ? hrefOf(asked) : null,
    moreHref: after ? hrefOf(asked, { after: cursorText(after) }) : null,
  }
}

/** The getServerSideProps of /desk/calls. */
export const callsPage = withDesk<{ calls: CallsView }>('/desk/calls', {}, async (request) => {
  const { form, desk } = request
  // A call is made from a desk: somebody of several chooses theirs first.
  if (!desk.place && desk.places.length > 1)
    return { redirect: { destination: DESK_PATHS.home({ at: 'calls' }), statusCode: 303 } }
  const asked = askedOf(request)
  if (form?.get('act') === 'save') return callsCsv(request, asked)
  if (form) {
    const said = await act(request, form, asked)
    return { redirect: { destination: hrefOf(asked, { said: said ?? undefined }), statusCode: 303 } }
  }
  return { props: { calls: await viewOf(request, asked) } }
})
