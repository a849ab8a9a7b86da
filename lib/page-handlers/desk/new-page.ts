import { formatSlot, parseParam, parseSlot } from '@/flows/params'
import { parseIndianMobile } from '@/flows/phone'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { TAGS } from '@/lib/catalogue/languages'
import { allOffered } from '@/lib/catalogue/treatments/offered-treatments'
import { isTreatmentKey } from '@/lib/catalogue/treatments/treatment-names'
import { TREATMENTS } from '@/lib/catalogue/treatments/treatments'
import { treatmentMinutes } from '@/lib/domain/booking/booked'
import { isDate, localOf } from '@/lib/domain/clinic-time'
import { type DeskRequest, withDesk } from '@/lib/http/forms/with-desk'
import { queryValue } from '@/lib/http/query-value'
import { requestedCall } from '@/lib/page-handlers/desk/calls/requested-call'
import { chairOptions, deskTimes } from '@/lib/page-handlers/desk/desk-times'
import { ACTS, type Mistakes, type NewBookingProps, newBookingForms } from '@/lib/page-handlers/desk/new-form'
import { bookedAgain } from '@/lib/page-handlers/desk/patient/booked-again'
import { knownNumber } from '@/lib/page-handlers/desk/patient/known-number'
import { fill } from '@/lib/texts/fill'
import { formatLanguages, formatTime } from '@/lib/texts/format'
import { type DeskTimes, listDeskTimes } from '@/lib/use-cases/desk/list-times'
import type { KnownNumber } from '@/lib/views/desk/booking'

const CONTROLS = [
  'phone',
  'name',
  'treatment',
  'language',
  'pincode',
  'address',
  'slot',
  'note',
  'overbook',
  'near',
  'chair',
] as const

/** The link's slot is no longer free, or its day can't be booked. */
function mistakesOfLink(
  { visitor: { texts } }: DeskRequest,
  { day, start }: { day: string; start: string },
  times: DeskTimes,
): Mistakes {
  const { causes } = texts['desk-booking'].DESK_BOOKING
  if (day !== times.day) return { slot: causes.farDay }
  const isFree = start === '' || times.slots.some((slot) => slot.start === start)
  return isFree ? {} : { slot: fill(causes.gone, { time: formatTime(texts, start) }) }
}

/** Without scripts, `person` in the form's address counts the names that the page offered. */
function foundName(known: KnownNumber | null, { typed, nth }: { typed: string; nth: string }): string | undefined {
  const { names = [] } = known ?? {}
  if (nth !== '') return names[Number(nth)]
  return typed === '' && names.length === 1 ? names[0] : undefined
}

export const newBookingPage = withDesk<NewBookingProps>(
  '/desk/[place]/new',
  {},
  newBookingForms({
    async load(request) {
      const { page, visitor, desk, form } = request
      const { place } = desk
      if (!place) return { elsewhere: { notFound: true } }
      return {
        place,
        // A home-visit team has no walk-ins.
        isWalkIn: queryValue(page.query.walk_in) !== '' && place.kind === 'clinic',
        call: await requestedCall(request),
        day: queryValue(page.query.day) || localOf(visitor.deps.now).date,
        key: form?.get('key') || crypto.randomUUID(),
      }
    },
    acts: ACTS,
    notices: [],
    unread: {},
    async show(request, { shown }) {
      const { page, visitor, desk, form, place, isWalkIn, call, key } = request
      const day = shown?.day ?? request.day
      const treatment = form?.get('treatment') ?? call?.values.treatment
      const visitMinutes = isTreatmentKey(treatment) ? treatmentMinutes(treatment) : null
      const times = await listDeskTimes(visitor.deps, desk.actor, { placeId: place.id, day, visitMinutes })
      if (!times) return { notFound: true }
      const named = parseParam('start', shown?.day ? '' : queryValue(page.query.start))
      const start = 'value' in named ? named.value : ''
      const isFound = shown?.isFound ?? false
      const isAsked = isWalkIn || isFound
      const mistakes = shown?.mistakes ?? (isAsked ? {} : mistakesOfLink(request, { day, start }, times))
      const asksOverbook = shown?.asksOverbook ?? false
      const chosen = parseSlot(form?.get('slot') ?? '')
      // Lists a lost slot too, so that staff can book it without a chair.
      const slots =
        asksOverbook && chosen
          ? [...times.slots, { date: chosen.date, start: chosen.start, end: chosen.end }]
          : times.slots
      const sorted = [...slots].sort((a, b) => (a.start < b.start ? -1 : 1))
      const wish = queryValue(page.query.dentist)
      const hrefOf = (date: string, dentist: string) =>
        DESK_PATHS.add(place.id, {
          day: date,
          dentist,
          call: queryValue(page.query.call) || undefined,
          again: queryValue(page.query.again) || undefined,
          walk_in: isWalkIn ? '1' : undefined,
        })
      const preset = times.day === day && times.slots.find((slot) => slot.start === start)
      // The treatment may have changed the length of the chosen time.
      const again = chosen && slots.find((slot) => slot.date === chosen.date && slot.start === chosen.start)
      const selected = chosen ? again : preset
      const linked: Readonly<Record<string, string>> = {
        ...(call?.values ?? (await bookedAgain(request))),
        chair: queryValue(page.query.chair),
      }
      const values = Object.fromEntries(CONTROLS.map((name) => [name, form?.get(name) ?? linked[name] ?? '']))
      const { texts, deps, desk: screen } = visitor
      const reader = { texts, deps, actor: desk.actor, isHiding: screen.isHiding }
      const known = await knownNumber(reader, values.phone ?? '', form !== null)
      // A number that the desk may not look up now stays unknown.
      const read = known?.cardHref ? parseIndianMobile(values.phone ?? '') : null
      const phone = read?.ok ? read.e164 : null
      const chosenName = isFound
        ? foundName(known, { typed: values.name ?? '', nth: queryValue(page.query.person) })
        : null
      return {
        props: {
          booking: {
            placeName: place.name,
            isWalkIn,
            mistakes,
            asksOverbook,
            near: shown?.near ?? [],
            times: await deskTimes(visitor, { ...times, slots: sorted }, { placeId: place.id, wish, phone, hrefOf }),
            day: times.day,
            isAtHome: place.kind === 'home_zone',
            action: hrefOf(times.day, wish),
            dayHref: DESK_PATHS.day(place.id, isDate(day) ? day : undefined),
            known,
            isFound,
            values: {
              ...values,
              slot: selected ? formatSlot({ ...selected, at: place.id }) : (values.slot ?? ''),
              ...(chosenName && { name: chosenName }),
            },
            key,
            chairs: chairOptions(visitor, times.chairs, place.kind),
            languages: TAGS.map((tag) => ({ value: tag, label: formatLanguages(visitor.texts, [tag]) })),
            treatments: allOffered().map((key) => ({ value: key, label: TREATMENTS[key].label })),
          },
        },
      }
    },
  }),
)
