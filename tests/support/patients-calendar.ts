// A patient's calendar, as one goes by entries that come by e-mail (RFC 5546): read by ical.js, which nobody here wrote.
import ICAL from 'ical.js'

type Entry = { sequence: number; cancelled: boolean; startsAt: Date; method: string }

/** The calendar part of an e-mail as it went over the wire, decoded. Throws where there is none. */
export function calendarPartOf(data: string): { header: string; content: string } {
  const part = data.split(/^--\S+$/m).find((each) => /^Content-Type: text\/calendar/im.test(each))
  const [header = '', ...rest] = part?.trim().split(/\n\n/) ?? []
  const body = rest.join('\n\n').replace(/\n--\S+--[\s\S]*$/, '')
  if (!part) throw new Error('No calendar part')
  if (/^Content-Transfer-Encoding: base64/im.test(header))
    return { header, content: Buffer.from(body, 'base64').toString() }
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(header)) return { header, content: body }
  const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
  return { header, content: decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25')) }
}

/** What a calendar shows after it took the files in this order: each UID's entry of the highest SEQUENCE. */
export function shownAfter(files: readonly string[]): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const file of files) {
    const calendar = new ICAL.Component(ICAL.parse(file))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
    const known = entries.get(event.uid)
    if (known && known.sequence > event.sequence) continue
    const method = String(calendar.getFirstPropertyValue('method'))
    const cancelled = event.component.getFirstPropertyValue('status') === 'CANCELLED'
    entries.set(event.uid, { method, cancelled, sequence: event.sequence, startsAt: event.startDate.toJSDate() })
  }
  return entries
}
