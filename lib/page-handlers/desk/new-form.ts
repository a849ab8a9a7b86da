import { z } from 'zod'
import { type Answers, parseSlot, readParam } from '@/flows/params'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { withFlash } from '@/lib/addresses/flash'
import { DESK_REASONS } from '@/lib/catalogue/desk/desk-reasons'
import { TAGS } from '@/lib/catalogue/languages'
import { localOf } from '@/lib/domain/clinic-time'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { type ActContext, type Answer, text, withForms } from '@/lib/http/forms/with-forms'
import type { PrefilledCall } from '@/lib/page-handlers/desk/calls/requested-call'
import { initials } from '@/lib/page-handlers/desk/visit-card'
import { readNear } from '@/lib/page-handlers/steps/near'
import { causeText } from '@/lib/texts/answers'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { bookAtDesk, type DeskBookingOutcome } from '@/lib/use-cases/desk/book'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import { NOTE_LENGTH } from '@/lib/use-cases/desk/write-note'
import type { NewBookingView } from '@/lib/views/desk/booking'

export type NewBookingProps = { booking: NewBookingView }
export type Mistakes = Record<string, string>

export type NewForms = {
  request: DeskRequest
  /** `day` is the one on the page. `key` makes the form book once. */
  about: { place: DeskPlace; isWalkIn: boolean; call: PrefilledCall | null; day: string; key: string }
  shown: {
    mistakes?: Mistakes
    asksOverbook?: boolean
    near?: NewBookingView['near']
    isFound?: boolean
    /** Another day to show. */
    day?: string
  }
  notice: never
  props: NewBookingProps
}

const BOOKING = z.object({
  phone: text,
  name: text,
  treatment: text,
  language: z.enum(TAGS).nullable().catch(null),
  pincode: text,
  address: text,
  slot: text,
  note: text,
  overbook: z.enum(DESK_REASONS).nullable().catch(null),
  near: text,
  chair: text,
})
type NewBookingForm = z.infer<typeof BOOKING>

function readNewBooking({ visitor: { texts }, place, isWalkIn, day }: ActContext<NewForms>, typed: NewBookingForm) {
  const { causes } = texts['desk-booking'].DESK_BOOKING
  const answers: Answers = {}
  const mistakes: Mistakes = {}
  const isAtHome = place.kind === 'home_zone'
  const fields = ['phone', 'name', 'treatment', ...(isAtHome ? (['pincode', 'address'] as const) : [])] as const
  for (const param of fields) {
    const cause = readParam(answers, param, typed[param])
    if (cause !== null) mistakes[param] = causeText(texts, param, cause)
  }
  const slot = parseSlot(typed.slot)
  if (!isWalkIn && slot?.at !== place.id) mistakes.slot = causes.slot
  else if (!isWalkIn && slot?.date !== day) mistakes.slot = causes.otherDay
  if ([...typed.note.trim()].length > NOTE_LENGTH) mistakes.note = causes.note
  return { answers, mistakes, slot }
}

async function book(context: ActContext<NewForms>, typed: NewBookingForm) {
  const { visitor, desk, place, isWalkIn, call, key } = context
  const { answers, mistakes, slot } = readNewBooking(context, typed)
  const { phone, name, treatment, pincode, address } = answers
  if (Object.keys(mistakes).length > 0 || !phone || !name || !treatment) return { kind: 'mistaken' as const, mistakes }
  const request = {
    key,
    placeId: place.id,
    phone,
    name,
    treatment,
    language: typed.language,
    note: typed.note.trim() || null,
    appointmentType: place.kind === 'home_zone' ? ('at_home' as const) : ('clinic' as const),
    address: pincode && address ? { pincode, address } : null,
    overbook: typed.overbook,
    near: readNear(typed.near),
    chair: isWalkIn ? null : Number(typed.chair) || null,
    call: call && { kind: call.kind, subject: call.subject },
  }
  const when = slot && { date: slot.date, start: slot.start, end: slot.end }
  return bookAtDesk(
    visitor.deps,
    desk.actor,
    isWalkIn || !when ? { ...request, source: 'walk_in' } : { ...request, ...when, source: 'phone' },
  )
}

/** The first choice keeps all other visits. */
function nearQuestion(
  { visitor }: DeskRequest,
  { near }: Extract<DeskBookingOutcome, { kind: 'near' }>,
): NewBookingView['near'] {
  const { texts, desk } = visitor
  const { NEAR } = texts['desk-booking'].DESK_BOOKING
  const others = near.map(({ reference, name, date, start, placeName: place }) => {
    const when = `${formatDay(texts, date)}, ${formatTime(texts, start)}`
    return {
      value: reference,
      label: fill(NEAR.replace.label, { name: desk.isHiding ? initials(name) : name, when }),
      line: fill(NEAR.replace.line, { place }),
    }
  })
  return [{ value: 'keep', ...NEAR.keep }, ...others]
}

type Cause = keyof Texts['desk-booking']['DESK_BOOKING']['causes']
const refused =
  (control: 'slot' | 'address' | 'chair', cause: Cause) =>
  ({ context }: { context: ActContext<NewForms> }): Answer<NewForms> => ({
    status: 409,
    shown: { mistakes: { [control]: context.visitor.texts['desk-booking'].DESK_BOOKING.causes[cause] } },
  })

const { act, page } = withForms<NewForms>()
export const newBookingForms = page
export const ACTS = {
  book: act({ reads: BOOKING, run: book }).answers({
    booked({ context: { visitor, place, isWalkIn }, input, outcome: { reference } }) {
      const date = isWalkIn ? localOf(visitor.deps.now).date : parseSlot(input.slot)?.date
      return { to: withFlash(DESK_PATHS.day(place.id, date), ['marked', reference]) }
    },
    mistaken: ({ outcome: { mistakes } }) => ({ status: 422, shown: { mistakes } }),
    taken({ context, input }) {
      const { causes } = context.visitor.texts['desk-booking'].DESK_BOOKING
      const slot = input.overbook === null ? causes.full : causes.beside
      return { status: 409, shown: { mistakes: { slot }, asksOverbook: true } }
    },
    near({ context, outcome }) {
      const { causes } = context.visitor.texts['desk-booking'].DESK_BOOKING
      return { status: 409, shown: { mistakes: { near: causes.near }, near: nearQuestion(context, outcome) } }
    },
    not_served: refused('address', 'not_served'),
    chair_taken: refused('chair', 'chair'),
    closed: refused('slot', 'closed'),
    not_found: refused('slot', 'closed'),
  }),
  /** The page shows what it knows about any whole number. */
  find: act({
    reads: z.object({ phone: text }),
    async run({ visitor: { texts } }, { phone }) {
      const cause = readParam({}, 'phone', phone)
      return cause === null ? { kind: 'read' } : { kind: 'mistaken', mistake: causeText(texts, 'phone', cause) }
    },
  }).answers({
    read: { status: 200, shown: { isFound: true } },
    mistaken: ({ outcome: { mistake } }) => ({ status: 422, shown: { mistakes: { phone: mistake } } }),
  }),
  day: act({ reads: z.object({ other_day: text }), run: async () => ({ kind: 'read' }) }).answers({
    read: ({ context, input }) => ({ status: 200, shown: { day: input.other_day || context.day } }),
  }),
}
