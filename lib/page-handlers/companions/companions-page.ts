// Names are in the form, never in an address.

import { z } from 'zod'
import { readAge } from '@/flows/age'
import { parseParam } from '@/flows/params'
import { withFlash } from '@/lib/addresses/flash'
import { managePath } from '@/lib/addresses/paths'
import { newReference } from '@/lib/domain/booking/references'
import type { CompanionSlots } from '@/lib/domain/companions/companion-slots'
import { type ActContext, type Answer, withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import type { Visitor } from '@/lib/http/visitor'
import { accessOf } from '@/lib/page-handlers/booking/booking-page'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import { type BookingAccess, type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import { redactForLink } from '@/lib/use-cases/booking/redact-for-link'
import { addCompanions, type Companion } from '@/lib/use-cases/companions/add-companions'
import { companionsLeft, findCompanionTimes } from '@/lib/use-cases/companions/companion-times'
import type { CompanionsView } from '@/lib/views/booking'

export type CompanionsProps = { family: CompanionsView }
type Problem = CompanionsView['problems'][number]
type Row = CompanionsView['people'][number]

/** Longer values are cut. */
const LONGEST = 200
const MOST = [1, 2, 3, 4] as const
/** The rows that the page has room for, and every row with a value. */
function rowsIn(form: Readonly<Record<string, string>>, room: number | null): Row[] {
  const read = (name: string): string => (form[name] ?? '').slice(0, LONGEST)
  const count = Math.max(room ?? 0, ...MOST.filter((n) => read(`name_${n}`) || read(`age_${n}`)))
  return MOST.slice(0, count).map((n) => ({ name: read(`name_${n}`), age: read(`age_${n}`) }))
}

/** Skips empty rows. */
function peopleIn({ texts }: Visitor, rows: readonly Row[]): { people: Companion[]; problems: Problem[] } {
  const { NAME } = texts['input-name']
  const { FAMILY } = texts.family
  const people: Companion[] = []
  const problems: Problem[] = []
  for (const [at, row] of rows.entries()) {
    if (row.name.trim() === '' && row.age.trim() === '') continue
    const [name, age] = [parseParam('name', row.name), readAge(row.age)]
    const n = at + 1
    const addProblem = (control: string, text: string) => problems.push({ control: `${control}_${n}`, text })
    if ('cause' in name) addProblem('name', NAME.causes.name[name.cause])
    if ('cause' in age) addProblem('age', NAME.causes.age[age.cause])
    if ('value' in name && 'value' in age) people.push({ name: name.value, age: age.value })
  }
  if (people.length === 0 && problems.length === 0) problems.push({ control: 'name_1', text: FAMILY.nobody })
  return { people, problems }
}

const choiceValue = ({ first }: CompanionSlots): string => `${first.date}T${first.start}`

/** Sorted by time. */
function choiceOf({ texts }: Visitor, booking: FoundBooking, run: CompanionSlots, people: readonly Companion[]) {
  const { FAMILY } = texts.family
  const { first, last, ownSlot, others } = run
  const times = (start: string) => formatTime(texts, start)
  const companions = [
    { name: booking.name, start: ownSlot?.start ?? booking.start },
    ...others.map(({ start }, nth) => ({ name: people[nth]?.name ?? '', start })),
  ].sort((a, b) => (a.start < b.start ? -1 : 1))
  return {
    value: choiceValue(run),
    title: fill(FAMILY.range, {
      day: formatDay(texts, first.date),
      start: times(first.start),
      end: times(last.end),
    }),
    stays: ownSlot === null,
    companions: companions.map(({ name, start }) => fill(FAMILY.companion, { name, time: times(start) })),
  }
}

/** The booking's own visit, at the usual price. */
function sameLine({ texts, deps }: Visitor, booking: FoundBooking): string {
  const { treatment, price, usualPrice } = bookingView(texts, redactForLink(booking), deps.now)
  return fill(texts.family.FAMILY.same, { treatment, price: usualPrice ?? price })
}

type CompanionsForms = {
  request: PageRequest
  /** `room` is how many may still join; null if nobody may. `key` makes the form book once. */
  about: { booking: FoundBooking; access: BookingAccess; room: number | null; key: string }
  /** The page shows slots for `people`. */
  shown: { problems?: Problem[]; people?: Companion[] }
  notice: never
  props: CompanionsProps
}
const unavailable = ({ context }: { context: ActContext<CompanionsForms> }): Answer<CompanionsForms> => ({
  to: managePath(context.booking.reference),
})
type ActResult = { context: ActContext<CompanionsForms>; input: CompanionForm }
const companionCauses = ({ context: { visitor } }: ActResult) => visitor.texts.family.FAMILY.causes
/** The slots are shown again. */
const refused = ({ context, input }: ActResult, text: string): Answer<CompanionsForms> => ({
  status: 409,
  shown: {
    people: peopleIn(context.visitor, rowsIn(input, context.room)).people,
    problems: [{ control: null, text }],
  },
})
const mistaken = ({ outcome: { problems } }: { outcome: { problems: Problem[] } }): Answer<CompanionsForms> => ({
  status: 422,
  shown: { problems },
})

const { act, page } = withForms<CompanionsForms>()
const TYPED_FIELDS = z.record(z.string(), z.string())
type CompanionForm = z.infer<typeof TYPED_FIELDS>
const withPeople = async <O>(
  context: ActContext<CompanionsForms>,
  typed: CompanionForm,
  work: (people: Companion[]) => Promise<O>,
) => {
  const { people, problems } = peopleIn(context.visitor, rowsIn(typed, context.room))
  return problems.length > 0 ? { kind: 'mistaken' as const, problems } : work(people)
}
const ACTS = {
  times: act({
    reads: TYPED_FIELDS,
    run: (context, typed) => withPeople(context, typed, async (people) => ({ kind: 'read' as const, people })),
  }).answers({ mistaken, read: ({ outcome: { people } }) => ({ status: 200, shown: { people } }) }),
  change: act({ reads: z.object({}), run: async () => ({ kind: 'read' }) }).answers({
    read: { status: 200, shown: {} },
  }),
  book: act({
    reads: TYPED_FIELDS,
    run: (context, typed) =>
      withPeople(context, typed, (people) => {
        const { visitor, access, key } = context
        const [date = '', start = ''] = (typed.at ?? '').split('T')
        return addCompanions(visitor.deps, {
          ...access,
          form: key,
          people,
          network: visitor.network,
          at: { date, start },
        })
      }),
  }).answers({
    mistaken,
    brought: ({ context }) => ({ to: withFlash(managePath(context.booking.reference), 'family') }),
    along: (done) => refused(done, fill(companionCauses(done).along, { name: done.outcome.name })),
    taken: (done) => refused(done, companionCauses(done).taken),
    too_many: (done) => refused(done, companionCauses(done).too_many),
    prove: (done) => refused(done, companionCauses(done).prove),
    wait: (done) => refused(done, companionCauses(done).wait),
    not_found: unavailable,
    too_late: unavailable,
    video: unavailable,
  }),
}

/** Redirects to the booking if nobody may join. */
export const companionsPage = withPage<CompanionsProps>(
  '/manage/[reference]/family',
  page({
    async load({ page, visitor, form }) {
      const access = await accessOf(visitor, queryValue(page.params?.reference), '')
      const booking = await findBooking(visitor.deps, access)
      const room = booking ? await companionsLeft(visitor.deps, booking) : null
      // A form sent twice gets the same answer, even if nobody more may join.
      if (!booking || (room === null && !form))
        return {
          elsewhere: { redirect: { destination: managePath(booking?.reference ?? access.reference), statusCode: 303 } },
        }
      const key = (form?.get('key') ?? '').slice(0, LONGEST) || newReference() + newReference()
      return { booking, access, room, key }
    },
    acts: ACTS,
    notices: [],
    unread: {},
    async show(context, { shown }) {
      const { visitor, booking, room, form, key } = context
      if (room === null) return { redirect: { destination: managePath(booking.reference), statusCode: 303 } }
      const people = shown?.people
      const runs = people ? await findCompanionTimes(visitor.deps, booking, people.length) : null
      return {
        props: {
          family: {
            reference: booking.reference,
            key,
            people: rowsIn(Object.fromEntries(form ?? []), room),
            problems: shown?.problems ?? [],
            same: sameLine(visitor, booking),
            day: formatDay(visitor.texts, booking.date),
            choices: runs?.map((run) => choiceOf(visitor, booking, run, people ?? [])) ?? null,
          },
        },
      }
    },
  }),
)
