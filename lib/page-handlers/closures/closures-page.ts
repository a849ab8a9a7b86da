// A GET changes nothing.

import { z } from 'zod'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { closureReasons } from '@/lib/catalogue/closure-reasons'
import { isDate, localOf } from '@/lib/domain/clinic-time'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { type ActContext, type Answer, text, withForms } from '@/lib/http/forms/with-forms'
import { queryValue } from '@/lib/http/query-value'
import {
  allOf,
  closureReason,
  closureView,
  listView,
  notifiedText,
  previewText,
} from '@/lib/page-handlers/closures/closures-view'
import { chairOptions } from '@/lib/page-handlers/desk/desk-times'
import type { Texts } from '@/lib/texts/languages'
import type { ClosureRefusal, ClosureRequest } from '@/lib/use-cases/closures/closure-request'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { chairsOf, listClosures, readList } from '@/lib/use-cases/closures/list'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { openClosure } from '@/lib/use-cases/closures/open'
import { previewClosure } from '@/lib/use-cases/closures/preview'
import { settleAffected } from '@/lib/use-cases/closures/settle'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { claimThis } from '@/lib/use-cases/desk/calls/claim-call'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import type { ClosuresView } from '@/lib/views/desk/closures'

export type ClosuresProps = { view: ClosuresView }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const SPAN = z.object({ id: z.uuid(), day: text, from: text, until: text, chair: text, reason: text })
type FormValues = z.infer<typeof SPAN>

/** `unasked` is the default day. */
const readForm = (form: URLSearchParams | null, fallback: string): FormValues => {
  const typed = (name: string): string => (form?.get(name) ?? '').slice(0, 80)
  const id = typed('id')
  return {
    id: UUID.test(id) ? id : crypto.randomUUID(),
    day: typed('day') || fallback,
    from: typed('from'),
    until: typed('until'),
    chair: typed('chair'),
    reason: typed('reason'),
  }
}

/** Null for a day or time that can't be read. */
function closureRequest({ day, from, until, chair }: FormValues, placeId: string): ClosureRequest | null {
  if (!isDate(day) || [from, until].some((time) => time !== '' && !CLOCK.test(time))) return null
  return { placeId, day, from: from || null, until: until || null, seat: chair === '' ? null : Number(chair) }
}

const FLASHES = ['told', 'noted', 'gone', 'taken', 'quiet', 'mine', 'unseated'] as const
type ClosureForms = {
  request: DeskRequest
  about: { place: DeskPlace; placeId: string }
  shown: { preview?: string; mistake?: string }
  notice: (typeof FLASHES)[number]
  props: ClosuresProps
}
type ActResult = { context: ActContext<ClosureForms> }
type ClosureAnswer = Answer<ClosureForms>
type ClosureNotice = Extract<ClosureAnswer, { to: string }>['notice']

const asSpan = async <O>(
  { visitor: { deps }, desk, placeId }: ActResult['context'],
  typed: z.infer<typeof SPAN>,
  work: (deps: Deps, actor: DeskActor, request: ClosureRequest & { reason: string }) => Promise<O>,
) => {
  const request = closureRequest(typed, placeId)
  if (!request) return { kind: 'no_span' as const }
  const { reason } = typed
  return closureReasons().includes(reason)
    ? work(deps, desk.actor, { ...request, reason })
    : { kind: 'reason' as const }
}
const mistaken = ({
  context,
  outcome,
}: ActResult & { outcome: { kind: ClosureRefusal['kind'] | 'reason' } }): ClosureAnswer => ({
  status: 422,
  shown: { mistake: context.visitor.texts['desk-closures'].CLOSURES.refusals[outcome.kind] },
})
const MISTAKEN = {
  not_allowed: mistaken,
  over: mistaken,
  too_far: mistaken,
  no_span: mistaken,
  no_chair: mistaken,
  reason: mistaken,
}

const toList = ({ placeId }: ActResult['context'], list: string, notice?: ClosureNotice): ClosureAnswer => ({
  to: DESK_PATHS.closures(placeId, { list }),
  ...(notice && { notice }),
})
const listed =
  (notice?: ClosureNotice) =>
  ({ context, input }: ActResult & { input: { list: string } }): ClosureAnswer =>
    toList(context, input.list, notice)
const notified = ({
  context,
  input,
  outcome,
}: ActResult & { input: { list: string }; outcome: { notified: number; seated: number } }) =>
  toList(context, input.list, ['told', outcome.notified, outcome.seated])
const NOTIFIED = { told: notified, lifted: listed('gone'), not_found: listed('gone') }

const { act, page } = withForms<ClosureForms>()
const list = z.uuid()
const PERSON = z.object({ list, booking: list })
const settled = (as: Parameters<typeof settleAffected>[2]['as']) =>
  act({
    reads: PERSON,
    run: ({ visitor, desk }, { list: id, booking: bookingId }) =>
      settleAffected(visitor.deps, desk.actor, { id, bookingId, as }),
  }).answers({
    settled: listed('noted'),
    seated: ({ context, input }) => toList(context, input.list, ['told', 0, 1]),
    unseated: listed('unseated'),
    taken: listed('taken'),
    not_found: listed('gone'),
  })
const ACTS = {
  preview: act({
    reads: SPAN,
    run: (context, typed) => asSpan(context, typed, previewClosure),
  }).answers({
    ...MISTAKEN,
    preview: ({ context, outcome }) => ({
      status: 200,
      shown: { preview: previewText(context.visitor.texts, outcome) },
    }),
  }),
  open: act({
    reads: SPAN,
    run: (context, typed) =>
      asSpan(context, typed, (deps, actor, request) => openClosure(deps, actor, { ...request, id: typed.id })),
  }).answers({
    ...MISTAKEN,
    already: ({ context, input }) => toList(context, input.id),
    opened: ({ context, input, outcome: { moved } }) =>
      toList(context, input.id, moved > 0 ? ['told', 0, moved] : undefined),
  }),
  lift: act({
    reads: z.object({ list }),
    run: ({ visitor, desk }, input) => liftClosure(visitor.deps, desk.actor, input.list),
  }).answers({ lifted: listed(), already: listed(), not_found: listed() }),
  tell: act({
    reads: z.object({ list }),
    run: ({ visitor, desk }, input) => notifyAffected(visitor.deps, desk.actor, input.list),
  }).answers(NOTIFIED),
  tell_one: act({
    reads: PERSON,
    run: ({ visitor, desk }, { list: id, booking }) =>
      notifyAffected(visitor.deps, desk.actor, id, { only: [booking] }),
  }).answers(NOTIFIED),
  call: act({
    reads: PERSON,
    async run({ visitor: { deps }, desk }, { list: id, booking }) {
      const found = await readList(deps, desk.actor, id)
      const call = found?.items.find((item) => item.bookingId === booking)?.call
      if (!found || !call) return { kind: 'not_found' }
      return claimThis(deps, desk.actor, { kind: 'closure', subject: call.subject, at: found.placeId })
    },
  }).answers({
    claimed: listed('mine'),
    outside_hours: listed('quiet'),
    taken: listed('taken'),
    none: listed('gone'),
    not_found: listed('gone'),
  }),
  reached: settled('reached'),
  no_answer: settled('no_answer'),
  stays: settled('stays'),
}

function flashText(texts: Texts, notice: { name: ClosureForms['notice']; about: string[] }): string {
  const { CLOSURES } = texts['desk-closures']
  const [count, seated] = notice.about.map(Number)
  if (notice.name === 'told') return notifiedText(texts, { notified: count || 0, seated: seated || 0 })
  return notice.name === 'noted' ? CLOSURES.settled : CLOSURES[notice.name]
}

export const closuresPage = withDesk<ClosuresProps>(
  '/desk/[place]/closures',
  {},
  page({
    load: async ({ desk: { place } }) => (place ? { place, placeId: place.id } : { elsewhere: { notFound: true } }),
    acts: ACTS,
    notices: FLASHES,
    unread: {},
    async show({ page: { query }, visitor, desk, form, place, placeId }, { notice, shown }) {
      const { deps, texts } = visitor
      const { kind } = place
      const day = queryValue(query.day)
      const chosenDay = queryValue(query.list)
      const list = UUID.test(chosenDay) ? await readList(deps, desk.actor, chosenDay) : null
      const { CLOSURES } = texts['desk-closures']
      return {
        props: {
          view: {
            action: DESK_PATHS.closures(placeId),
            form: {
              ...readForm(form, isDate(day) ? day : localOf(deps.now).date),
              chairs: {
                label: kind === 'home_zone' ? CLOSURES.team : CLOSURES.chair,
                all: allOf(texts, kind),
                each: chairOptions(visitor, await chairsOf(deps, placeId), kind),
              },
              reasons: closureReasons().map((value) => ({ value, label: closureReason(texts, value) })),
              preview: shown?.preview ?? null,
              mistake: shown?.mistake ?? null,
            },
            standing: closureView(texts, place, await listClosures(deps, desk.actor, placeId)),
            list:
              list && list.placeId === placeId
                ? listView(texts, list, { kind, isHidden: visitor.desk.isHiding })
                : null,
            notice: notice && flashText(texts, notice),
          },
        },
      }
    },
  }),
)
