// An appointment as an iCalendar file (RFC 5545). Times are UTC, so that every calendar shows the clinic's moment.
export type CalendarEntry = {
  reference: string
  cancelled: boolean
  /** Which of its booking's times it is, from 0: a later one takes the place of an earlier one in whatever order they come. */
  nth: number
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  /** Where the booking can be changed. */
  url: string
}

/** In the patient's own calendar. `note`: what else helps on the day, such as the telephone; lines are kept. */
export type PatientEntry = CalendarEntry & { note: string }

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Text values escape backslash, semicolon, comma and line breaks (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of at most 75 octets; the rest goes on in the next line behind a space (RFC 5545, 3.1). */
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

/** Who sends an appointment to whom, as addresses: an entry that comes by e-mail needs both (RFC 5546, 3.2.2). */
export type Invitation = { from: string; to: string }

/** `stamp`: when the entry became what it is, or, in a message, when that was written (RFC 5545, 3.8.7.2). */
function eventLines(entry: CalendarEntry, stamp: Date, own: readonly string[] = []): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.reference}@muthu-dental`,
    `SEQUENCE:${2 * entry.nth + (entry.cancelled ? 1 : 0)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...own,
    'END:VEVENT',
  ]
}

/** A calendar of these events, with what it says of itself. */
function calendarOf(about: readonly string[], events: readonly string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dental booking//Booking//EN']
  return `${[...head, ...about, ...events, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`
}

/** How often a feed is worth being read, as a duration (RFC 7986, 5.7); the older name is the one that most readers know. */
const FEED_EVERY = 'PT15M'

/** The calendar of a place: the same bytes as long as nothing of it changes. */
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

/** Two hours before: until then the appointment can be changed on the site. */
const alarmLines = (entry: PatientEntry): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(entry.title)}`,
  'TRIGGER:-PT2H',
  'END:VALARM',
]

/**
 * The file of one appointment. The UID stays with the reference and SEQUENCE grows with each change, so that a moved or
 * cancelled appointment replaces the entry it made before, whether that was taken from the site or came by e-mail.
 */
export function calendarFileOf(entry: PatientEntry, now: Date, invitation?: Invitation): string {
  const method = entry.cancelled ? 'CANCEL' : invitation ? 'REQUEST' : 'PUBLISH'
  const people = invitation
    ? [
        `ORGANIZER:mailto:${invitation.from}`,
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.to}`,
      ]
    : []
  const note = `DESCRIPTION:${escaped(entry.note)}`
  const own = [note, ...people, ...(entry.cancelled ? [] : alarmLines(entry))]
  return calendarOf([`METHOD:${method}`], eventLines(entry, now, own))
}
