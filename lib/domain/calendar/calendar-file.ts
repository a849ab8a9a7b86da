// Times are UTC (RFC 5545), so every calendar shows the clinic's moment.
export type CalendarEntry = {
  reference: string
  cancelled: boolean
  /** Counts the booking's times from 0, so that a newer entry replaces an older one in any order. */
  nth: number
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  url: string
}

export type PatientEntry = CalendarEntry & { note: string }

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** At most 75 octets a line (RFC 5545, 3.1). */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= 75) return line
  const lines: string[] = []
  let last = ''
  for (const character of line) {
    const longer = last + character
    if (Buffer.byteLength(longer) > 74) lines.push(last)
    last = Buffer.byteLength(longer) > 74 ? character : longer
  }
  return [...lines, last].join('\r\n ')
}

/** An entry sent by e-mail needs both addresses (RFC 5546, 3.2.2). */
export type Invitation = { from: string; to: string }

/** `stamp`: the last change or, in a message, the time of writing (RFC 5545, 3.8.7.2). */
function eventLines(entry: CalendarEntry, stamp: Date, lines: readonly string[] = []): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.reference}@dental-booking`,
    `SEQUENCE:${2 * entry.nth + (entry.cancelled ? 1 : 0)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...lines,
    'END:VEVENT',
  ]
}

function calendarOf(about: readonly string[], events: readonly string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dental booking//Booking//EN']
  return `${[...head, ...about, ...events, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`
}

/** RFC 7986, 5.7. Most readers know only the older X-PUBLISHED-TTL. */
const FEED_EVERY = 'PT15M'

export function calendarFeedOf(name: string, entries: readonly (CalendarEntry & { changedAt: Date })[]): string {
  const about = [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${FEED_EVERY}`,
    `X-PUBLISHED-TTL:${FEED_EVERY}`,
  ]
  return calendarOf(
    about,
    entries.flatMap((entry) => eventLines(entry, entry.changedAt)),
  )
}

const alarmLines = (entry: PatientEntry): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(entry.title)}`,
  'TRIGGER:-PT2H',
  'END:VALARM',
]

/** The UID stays and SEQUENCE grows, so a changed entry replaces the earlier one from the site or by e-mail. */
export function calendarFileOf(entry: PatientEntry, now: Date, invitation?: Invitation): string {
  const method = entry.cancelled ? 'CANCEL' : invitation ? 'REQUEST' : 'PUBLISH'
  const people = invitation
    ? [
        `ORGANIZER:mailto:${invitation.from}`,
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.to}`,
      ]
    : []
  const note = `DESCRIPTION:${escaped(entry.note)}`
  const lines = [note, ...people, ...(entry.cancelled ? [] : alarmLines(entry))]
  return calendarOf([`METHOD:${method}`], eventLines(entry, now, lines))
}
