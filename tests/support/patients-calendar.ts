// A patient's calendar that processes invitations by e-mail (RFC 5546). ical.js reads them independently of our code.
import ICAL from 'ical.js'

type Entry = { sequence: number; cancelled: boolean; startsAt: Date; method: string }

/** The decoded calendar part of a raw e-mail. Throws where there is none. */
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

/** The entries of a calendar after these files in this order. For each UID the highest SEQUENCE wins. */
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
