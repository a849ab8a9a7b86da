import { z } from 'zod'
import { DESK_PATHS } from '@/lib/addresses/desk'
import {
  CALL_KINDS,
  CALL_NOTICES,
  CALL_STATES,
  type CallKind,
  type CallNotice,
  type CallOutcome,
  type CallState,
} from '@/lib/catalogue/desk/calls'
import { isCallTime } from '@/lib/domain/desk/calls'
import { momentCursorText, readMomentCursor } from '@/lib/domain/list-cursor'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { type ActContext, type Answer, text, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import { type CallReader, callLine, claimedCall } from '@/lib/page-handlers/desk/calls/call-view'
import { callsCsv } from '@/lib/page-handlers/desk/calls/calls-csv'
import { isOneOf } from '@/lib/types/keys'
import {
  type CallCursor,
  callCities,
  callCounts,
  listCalls,
  MOST_COUNTED,
  rankOf,
} from '@/lib/use-cases/desk/calls/call-list'
import { claimNext, claimThis, putBack, readClaimedCall, type WhichCall } from '@/lib/use-cases/desk/calls/claim-call'
import { endThisCall } from '@/lib/use-cases/desk/calls/end-call'
import { readPatientOf } from '@/lib/use-cases/desk/patient/read-patient'
import type { CallsView } from '@/lib/views/desk/calls'

const ROWS = 50
/** Unknown values mean no filter. */
type CallsQuery = {
  kind: CallKind
  state: CallState | null
  city: string | null
  after: CallCursor | null
  placeId: string
}

/** The id of a lead or a booking, and nothing personal. */
const cursorText = ({ rank, dueAt, subject }: CallCursor): string =>
  `${rank}.${momentCursorText({ at: new Date(dueAt), id: subject })}`
function readCursor(text: string): CallCursor | null {
  const [, rank, rest = ''] = /^([012])\.(.+)$/.exec(text) ?? []
  const cursor = readMomentCursor(rest)
  return cursor && { rank: Number(rank), dueAt: cursor.at.toISOString(), subject: cursor.id }
}

function callsQuery({ page: { query }, desk }: DeskRequest): CallsQuery {
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

type CallForms = {
  request: DeskRequest
  about: { list: CallsQuery }
  shown: CallNotice
  notice: CallNotice
  props: { calls: CallsView }
}
type ActResult = { context: ActContext<CallForms> }

const back =
  (notice?: CallNotice) =>
  ({ context: { list } }: ActResult): Answer<CallForms> => ({ to: hrefOf(list), ...(notice && { notice }) })
const ENDED = {
  ended: ({ context, outcome: { dueAt } }: ActResult & { outcome: { dueAt: Date | null } }) =>
    back(dueAt === null ? 'ended' : 'again')({ context }),
  when: back('when'),
  lost: back('lost'),
}
const CLAIMED = {
  claimed: back(),
  taken: back('taken'),
  none: back('none'),
  outside_hours: back('outside_hours'),
  not_found: back('not_found'),
}

const { act, page } = withForms<CallForms>()
const which = { subject: z.uuid() }
const whichOf = (
  { list: { kind, placeId: at } }: ActResult['context'],
  { subject }: { subject: string },
): WhichCall => ({
  kind,
  subject,
  at,
})
const ended = (outcome: Exclude<CallOutcome, 'booked' | 'later'>) =>
  act({
    reads: z.object(which),
    run: (context, input) =>
      endThisCall(context.visitor.deps, context.desk.actor, whichOf(context, input), { outcome }),
  }).answers(ENDED)
const ACTS = {
  next: act({
    reads: z.object({}),
    run: ({ visitor, desk, list: { kind, placeId: at } }) => claimNext(visitor.deps, desk.actor, { kind, at }),
  }).answers(CLAIMED),
  claim: act({
    reads: z.object(which),
    run: (context, input) => claimThis(context.visitor.deps, context.desk.actor, whichOf(context, input)),
  }).answers(CLAIMED),
  put_back: act({
    reads: z.object(which),
    run: (context, input) => putBack(context.visitor.deps, context.desk.actor, whichOf(context, input)),
  }).answers({ put_back: back('put_back'), lost: back('lost') }),
  later: act({
    reads: z.object({ ...which, date: text, time: text }),
    run: (context, { date, time, ...input }) =>
      endThisCall(context.visitor.deps, context.desk.actor, whichOf(context, input), { outcome: 'later', date, time }),
  }).answers(ENDED),
  settled: ended('settled'),
  no_answer: ended('no_answer'),
  wrong_number: ended('wrong_number'),
  dont_call: ended('dont_call'),
  save: act({
    reads: z.object({}),
    run: async (context) => ({ kind: 'saved', sent: await callsCsv(context, context.list) }),
  }).answers({ saved: ({ outcome: { sent } }) => ({ ended: sent }) }),
}

async function loadCallsView(
  { visitor, desk }: DeskRequest,
  query: CallsQuery,
  result: CallNotice | null,
): Promise<CallsView> {
  const { deps, texts } = visitor
  const reader: CallReader = { texts, now: deps.now, staffId: desk.staff.id, isHiding: visitor.desk.isHiding }
  const [cities, counts, claimed, rows] = await Promise.all([
    callCities(deps, desk.actor),
    callCounts(deps, desk.actor),
    readClaimedCall(deps, desk.actor, query.kind),
    listCalls(deps, desk.actor, { ...query, limit: ROWS + 1 }),
  ])
  const patient = claimed ? await readPatientOf(deps, desk.actor, claimed.phone) : null
  const shown = rows.slice(0, ROWS)
  const last = rows.length > ROWS ? shown.at(-1) : undefined
  const after = last && { rank: rankOf(last), dueAt: last.due_at.toISOString(), subject: last.subject }
  const { CALLS } = texts['desk-calls']
  const countOf = (n: number) =>
    n < MOST_COUNTED ? String(n) : CALLS.most.replace('{count}', String(MOST_COUNTED - 1))
  return {
    kind: query.kind,
    tabs: CALL_KINDS.map((kind) => ({
      kind,
      href: hrefOf({ ...query, kind, state: null, city: null }),
      count: countOf(counts[kind]),
    })),
    here: hrefOf(query),
    result,
    isQuiet: !isCallTime(deps.now),
    claimed: claimed ? claimedCall(reader, claimed, { ...query, patient }) : null,
    filters: {
      place: query.placeId,
      state: query.state ?? '',
      city: query.city ?? '',
      cities: cities.map(({ id, name }) => ({ value: id, label: name })),
    },
    lines: shown.map((call) => callLine(reader, call)),
    firstHref: query.after ? hrefOf(query) : null,
    moreHref: after ? hrefOf(query, { after: cursorText(after) }) : null,
  }
}

export const callsPage = withDesk<{ calls: CallsView }>(
  '/desk/calls',
  {},
  page({
    async load(request) {
      const { place, places } = request.desk
      // A member of staff with several places chooses one first.
      if (!place && places.length > 1)
        return { elsewhere: { redirect: { destination: DESK_PATHS.home({ at: 'calls' }), statusCode: 303 } } }
      return { list: callsQuery(request) }
    },
    acts: ACTS,
    notices: CALL_NOTICES,
    unread: 'not_found',
    show: async (context, { notice, shown }) => ({
      props: { calls: await loadCallsView(context, context.list, shown ?? notice?.name ?? null) },
    }),
  }),
)
