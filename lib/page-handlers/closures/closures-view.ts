import { DESK_PATHS } from '@/lib/addresses/desk'
import { telHref } from '@/lib/addresses/outward'
import { localOf } from '@/lib/domain/clinic-time'
import { momentText } from '@/lib/page-handlers/desk/booking-history'
import { chairName } from '@/lib/page-handlers/desk/chair-name'
import { initials } from '@/lib/page-handlers/desk/visit-card'
import { fill, plural } from '@/lib/texts/fill'
import { formatDay, formatTime, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { isKeyOf } from '@/lib/types/keys'
import type { ClosureView, ListedItem, listClosures } from '@/lib/use-cases/closures/list'
import type { Preview } from '@/lib/use-cases/closures/preview'
import type { DeskPlace } from '@/lib/use-cases/desk/staff/find-staff'
import type { MessageState } from '@/lib/use-cases/messages/state'
import type { AffectedPerson, ClosureList, ClosuresView } from '@/lib/views/desk/closures'

type Kind = DeskPlace['kind']

export const allOf = ({ 'desk-closures': { CLOSURES } }: Texts, kind: Kind): string =>
  kind === 'home_zone' ? CLOSURES.allTeams : CLOSURES.allChairs

/** A usual reason, or a text of the chain's file. */
export function closureReason(texts: Texts, reason: string): string {
  const { reasons } = texts['desk-closures'].CLOSURES
  return isKeyOf(reasons, reason) ? reasons[reason] : reason
}

/** Such as `Tue 24 Nov, all day, All chairs: Holiday`. */
export function titleOf(
  texts: Texts,
  { day, from, until, kind, seat, reason, openedAt }: ClosureView,
  placeKind: Kind,
): string {
  const { CLOSURES } = texts['desk-closures']
  const isWhole = kind === 'day' || (from === '00:00' && until === '24:00')
  if (day === null || from === null || until === null)
    return fill(CLOSURES.importSpan, { when: momentText(texts, openedAt) })
  const named = formatDay(texts, day)
  const times = { from: formatTime(texts, from), until: formatTime(texts, until) }
  const span = isWhole ? fill(CLOSURES.daySpan, { day: named }) : fill(CLOSURES.timeSpan, { day: named, ...times })
  return fill(CLOSURES.row, {
    span,
    chair: seat === null ? allOf(texts, placeKind) : chairName(texts, seat, placeKind),
    reason: closureReason(texts, reason),
  })
}

const whenOf = (texts: Texts, { date, start }: { date: string; start: string }): string =>
  `${formatDay(texts, date)}, ${formatTime(texts, start)}`

/** The notification has not reached the patient. */
function unsentText(texts: Texts, { state, until }: MessageState): string {
  const { waits, waitsUntil, unsent } = texts['desk-closures'].CLOSURES
  if (state === 'not_sent') return unsent
  if (until === null) return waits
  const { date, time } = localOf(new Date(until))
  return fill(waitsUntil, { when: whenOf(texts, { date, start: time }) })
}

function personOf(texts: Texts, item: ListedItem, isHidden: boolean): AffectedPerson {
  const { CLOSURES } = texts['desk-closures']
  const { state, offered, unanswered, phone, name, call, message } = item
  const isOwn = call?.isOwn === true
  const others = isOwn ? null : (call?.caller ?? null)
  const isWaiting = state === 'open' || state === 'told'
  const times = offered.map((time) => whenOf(texts, time)).join('; ')
  const rung = others === null ? (['reached', 'no_answer'] as const) : []
  const take = isOwn || others !== null ? [] : (['call'] as const)
  const acts = [...take, ...rung, 'tell_one' as const, 'stays' as const].map((value) => ({
    value,
    label: CLOSURES.acts[value === 'tell_one' && state === 'told' ? 'tell_again' : value],
  }))
  return {
    bookingId: item.bookingId,
    title: fill(CLOSURES.person, { name: isHidden ? initials(name) : name, when: whenOf(texts, item) }),
    phone: isHidden || !isOwn ? null : { display: readablePhone(phone), href: telHref(phone) },
    state:
      state === 'told' && message && message.state !== 'sent' ? unsentText(texts, message) : CLOSURES.states[state],
    lines: [
      ...(state === 'told' ? [fill(CLOSURES.offered, { times })] : []),
      ...(isWaiting && unanswered > 0
        ? [plural(texts.language.LANGUAGE, CLOSURES.unanswered, { count: unanswered })]
        : []),
      ...(isWaiting && others !== null ? [fill(CLOSURES.calling, { name: others })] : []),
    ],
    acts: isWaiting ? acts : null,
  }
}

export function listView(
  texts: Texts,
  { items, ...of }: ClosureView & { items: readonly ListedItem[] },
  { kind, isHidden }: { kind: Kind; isHidden: boolean },
): ClosureList {
  const { CLOSURES } = texts['desk-closures']
  const open = items.filter(({ state }) => state === 'open').length
  return {
    id: of.id,
    title: titleOf(texts, of, kind),
    isLifted: of.isLifted,
    notifyLabel: open > 0 ? plural(texts.language.LANGUAGE, CLOSURES.notifyLabel, { count: open }) : null,
    people: items.map((item) => personOf(texts, item, isHidden)),
  }
}

export function closureView(
  texts: Texts,
  { id: placeId, kind }: DeskPlace,
  rows: Awaited<ReturnType<typeof listClosures>>,
): ClosuresView['standing'] {
  const { CLOSURES } = texts['desk-closures']
  return rows.map((row) => ({
    href: DESK_PATHS.closures(placeId, { list: row.id }),
    title: titleOf(texts, row, kind),
    line:
      row.waiting === 0
        ? CLOSURES.allAnswered
        : plural(texts.language.LANGUAGE, CLOSURES.waiting, { count: row.waiting }),
  }))
}

export function previewText(texts: Texts, { affected, moved, seated }: Omit<Preview, 'kind'>): string {
  const { CLOSURES } = texts['desk-closures']
  const { LANGUAGE } = texts.language
  if (affected + moved === 0) return CLOSURES.nobody
  const affectedText =
    affected === 0 ? CLOSURES.nobodyToTell : plural(LANGUAGE, CLOSURES.preview, { count: affected, seated })
  return moved === 0 ? affectedText : `${plural(LANGUAGE, CLOSURES.moves, { count: moved })} ${affectedText}`
}

/** Counts of notified patients, and of bookings that got another chair. */
export function notifiedText(texts: Texts, { notified, seated }: { notified: number; seated: number }): string {
  const { CLOSURES } = texts['desk-closures']
  const { LANGUAGE } = texts.language
  const parts = [
    ...(seated > 0 ? [plural(LANGUAGE, CLOSURES.seated, { count: seated })] : []),
    ...(notified > 0 || seated === 0 ? [plural(LANGUAGE, CLOSURES.told, { count: notified })] : []),
  ]
  return parts.join(' ')
}
