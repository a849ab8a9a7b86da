/** "09:30-19:30" in clinic time; null is closed. */
type Written = string | null
type WrittenHours = Readonly<Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', Written>>
type Hours = { opens: string; closes: string } | null

function read(written: Written): Hours {
  const [opens, closes] = (written ?? '').split('-')
  return opens && closes ? { opens, closes } : null
}

/** Seven entries, Monday first. */
export const readHours = ({ mon, tue, wed, thu, fri, sat, sun }: WrittenHours): Hours[] =>
  [mon, tue, wed, thu, fri, sat, sun].map(read)

const write = (hours: Hours = null): Written => hours && `${hours.opens}-${hours.closes}`

export const writeHours = ([mon, tue, wed, thu, fri, sat, sun]: readonly Hours[]): WrittenHours => ({
  mon: write(mon),
  tue: write(tue),
  wed: write(wed),
  thu: write(thu),
  fri: write(fri),
  sat: write(sat),
  sun: write(sun),
})

const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whole minutes; null for an invalid text. */
export function openMinutes(written: string): number | null {
  const hours = /^\d\d:\d\d-\d\d:\d\d$/.test(written) ? read(written) : null
  return hours && at(hours.closes) - at(hours.opens)
}
