import type { DayHours, HoursSpan } from '@/lib/catalogue/clinics/opening-hours'

/** "09:30-19:30", or "09:30-13:30,16:30-20:30", in clinic time; null is closed. */
type Written = string | null
type WrittenHours = Readonly<Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', Written>>

/** In order, also of an invalid text. */
export const spansIn = (written: string): HoursSpan[] =>
  written.split(',').map((span) => {
    const [opens = '', closes = ''] = span.split('-')
    return { opens, closes }
  })

function read(written: Written = null): DayHours {
  if (written === null) return null
  const spans = spansIn(written)
  const breaks = spans.slice(1).map(({ opens: until }, nth) => ({ from: spans[nth]?.closes ?? '', until }))
  const [{ opens, closes } = { opens: '', closes: '' }, last] = [spans[0], spans.at(-1)]
  return { opens, closes: last?.closes ?? closes, ...(breaks.length > 0 && { breaks }) }
}

/** Seven entries, Monday first. A missing day is closed. */
export const readHours = ({ mon, tue, wed, thu, fri, sat, sun }: Partial<WrittenHours>): DayHours[] =>
  [mon, tue, wed, thu, fri, sat, sun].map(read)

function write(hours: DayHours = null): Written {
  if (!hours) return null
  const { opens, closes, breaks = [] } = hours
  return `${opens}-${breaks.map(({ from, until }) => `${from},${until}-`).join('')}${closes}`
}

export const writeHours = ([mon, tue, wed, thu, fri, sat, sun]: readonly DayHours[]): WrittenHours => ({
  mon: write(mon),
  tue: write(tue),
  wed: write(wed),
  thu: write(thu),
  fri: write(fri),
  sat: write(sat),
  sun: write(sun),
})

const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The whole minutes of one span; null for an invalid text. */
export function openMinutes(written: string): number | null {
  const [span] = /^\d\d:\d\d-\d\d:\d\d$/.test(written) ? spansIn(written) : []
  return span ? at(span.closes) - at(span.opens) : null
}
