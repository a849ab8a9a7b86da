// Bringing family to a booking: GET asks who comes, POST shows the times for all of them, or books the ones that were chosen. The
// names go along in the form, never in an address.

import { readAge } from '@/flows/age'
import { parseParam } from '@/flows/params'
import { managePath } from '@/lib/addresses/paths'
import type { PartyRun } from '@/lib/domain/party'
import { newReference } from '@/lib/domain/references'
import { queryValue } from '@/lib/http/query-value'
import type { Visitor } from '@/lib/http/visitor'
import { withPage } from '@/lib/http/with-page'
import { bookingView } from '@/lib/pages/booking-view'
import { accessOf } from '@/lib/pages/manage/booking-page'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import { bringFamily, type FamilyOutcome, type Relative } from '@/lib/use-cases/booking/bring-family'
import { type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import { familyRoom, findPartyTimes } from '@/lib/use-cases/booking/party-times'
import { seenBooking } from '@/lib/use-cases/booking/seen'
import type { FamilyView } from '@/lib/views/booking'

export type FamilyProps = { family: FamilyView }
type Problem = FamilyView['problems'][number]
type Row = FamilyView['people'][number]

/** Nothing longer is kept of what was typed. */
const LONGEST = 200
const read = (form: URLSearchParams | null, name: string): string => (form?.get(name) ?? '').slice(0, LONGEST)

/** Who comes, or what is wrong with what was typed; rows with nothing in them are nobody. */
function peopleIn({ words }: Visitor, rows: readonly Row[]): { people: Relative[]; problems: Problem[] } {
  const { NAME } = words['input-name']
  const { FAMILY } = words.family
  const people: Relative[] = []
  const problems: Problem[] = []
  for (const [at, row] of rows.entries()) {
    if (row.name.trim() === '' && row.age.trim() === '') continue
    const [name, age] = [parseParam('name', row.name), readAge(row.age)]
    const n = at + 1
    const tell = (control: string, text: string) => problems.push({ control: `${control}_${n}`, text })
    if ('cause' in name) tell('name', NAME.causes.name[name.cause])
    if ('cause' in age) tell('age', NAME.causes.age[age.cause])
    if ('value' in name && 'value' in age) people.push({ name: name.value, age: age.value })
  }
  if (people.length === 0 && problems.length === 0) problems.push({ control: 'name_1', text: FAMILY.nobody })
  return { people, problems }
}

const choiceValue = ({ first }: PartyRun): string => `${first.date}T${first.start}`

/** Times for all as a choice: who comes when, in the order of time. */
function choiceOf({ words }: Visitor, booking: FoundBooking, run: PartyRun, people: readonly Relative[]) {
  const { FAMILY } = words.family
  const { first, last, own, others } = run
  const times = (start: string) => formatTime(words, start)
  const comers = [
    { name: booking.name, start: own?.start ?? booking.start },
    ...others.map(({ start }, nth) => ({ name: people[nth]?.name ?? '', start })),
  ].sort((a, b) => (a.start < b.start ? -1 : 1))
  return {
    value: choiceValue(run),
    title: fill(FAMILY.range, {
      day: formatDay(words, first.date),
      start: times(first.start),
      end: times(last.end),
    }),
    stays: own === null,
    comers: comers.map(({ name, start }) => fill(FAMILY.comer, { name, time: times(start) })),
  }
}

/** What each is booked for: as the booking itself, at the price of everybody. */
function sameLine({ words, deps }: Visitor, booking: FoundBooking): string {
  const { treatment, price, usualPrice } = bookingView(words, seenBooking(booking), deps.now)
  return fill(words.family.FAMILY.same, { treatment, price: usualPrice ?? price })
}

/** What was refused, in words; null where the booking's own page says it. */
function refusalOf({ words }: Visitor, outcome: FamilyOutcome): string | null {
  const { causes } = words.family.FAMILY
  const { kind } = outcome
  if (kind === 'along') return fill(causes.along, { name: outcome.name })
  return kind === 'taken' || kind === 'too_many' || kind === 'prove' || kind === 'wait' ? causes[kind] : null
}

/** The getServerSideProps of /manage/[reference]/family: to the booking's page where nobody can be brought. */
export const familyPage = withPage<FamilyProps>('/manage/[reference]/family', async ({ page, visitor, form }) => {
  const access = await accessOf(visitor, queryValue(page.params?.reference), '')
  const booking = await findBooking(visitor.deps, access)
  const manage = managePath(booking?.reference ?? access.reference)
  const room = booking ? await familyRoom(visitor.deps, booking) : null
  const away = { redirect: { destination: manage, statusCode: 303 } } as const
  const key = read(form, 'key') || newReference() + newReference()
  const count = Math.max(room ?? 0, ...[1, 2, 3, 4].filter((n) => read(form, `name_${n}`) || read(form, `age_${n}`)))
  const rows = Array.from({ length: count }, (_, at) => ({
    name: read(form, `name_${at + 1}`),
    age: read(form, `age_${at + 1}`),
  }))
  const { people, problems } = peopleIn(visitor, rows)
  const [date = '', start = ''] = read(form, 'at').split('T')
  let told: string | null = null
  if (form?.has('at') && problems.length === 0) {
    const asked = { form: key, people, network: visitor.network, at: { date, start } }
    const outcome = await bringFamily(visitor.deps, { ...access, ...asked })
    if (outcome.kind === 'brought') return { redirect: { destination: `${manage}?notice=family`, statusCode: 303 } }
    told = refusalOf(visitor, outcome)
    if (told === null) return away
  }
  if (!booking || room === null) return away
  const isAsked = form === null || form.get('intent') === 'change'
  const wrong = isAsked ? [] : problems
  if (told !== null) page.res.statusCode = 409
  else if (wrong.length > 0) page.res.statusCode = 422
  const runs = isAsked || wrong.length > 0 ? null : await findPartyTimes(visitor.deps, booking, people.length)
  return {
    props: {
      family: {
        reference: booking.reference,
        key,
        people: rows,
        problems: told === null ? wrong : [{ control: null, text: told }],
        same: sameLine(visitor, booking),
        day: formatDay(visitor.words, booking.date),
        choices: runs?.map((run) => choiceOf(visitor, booking, run, people)) ?? null,
      },
    },
  }
})
