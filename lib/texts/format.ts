// Only the server formats with Intl, because browsers' language data differ. One exception: the day of a device's last use.

/** The texts' language and its names of near days. */
type Reader = { language: { LANGUAGE: string; NEAR_DAYS: { today: string; tomorrow: string } } }

/** Keeps Intl's formatters, because making one is slow. */
function byLanguage<F>(make: (language: string) => F): (reader: Reader) => F {
  const made = new Map<string, F>()
  return ({ language: { LANGUAGE } }) => {
    const formatter = made.get(LANGUAGE) ?? make(LANGUAGE)
    made.set(LANGUAGE, formatter)
    return formatter
  }
}

const dates = (options: Intl.DateTimeFormatOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }))
const day = dates({ weekday: 'short', day: 'numeric', month: 'short' })
const longDay = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const clock = dates({ hour: 'numeric', minute: '2-digit', hour12: true })
const rupees = byLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
)

/** A clinic-local date (`2026-11-23`) as `Mon 23 Nov`. */
export const formatDay = (reader: Reader, date: string): string =>
  day(reader)
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '')

/** A clinic-local date as `Monday 23 November 2026`. */
export const formatLongDay = (reader: Reader, date: string): string =>
  longDay(reader)
    .format(new Date(`${date}T00:00:00Z`))
    .replaceAll(',', '')

const DAY_MS = 86_400_000

/** `Today` or `Tomorrow` if the clinic-local date is that at `now`, or else null. */
function nearDay({ language: { NEAR_DAYS } }: Reader, date: string, now: Date): string | null {
  if (date === clinicDay(now.toISOString())) return NEAR_DAYS.today
  return date === clinicDay(new Date(now.getTime() + DAY_MS).toISOString()) ? NEAR_DAYS.tomorrow : null
}

/** A clinic-local date as `Today`, `Tomorrow` or `Mon 23 Nov`. */
export const formatNearDay = (reader: Reader, date: string, now: Date): string =>
  nearDay(reader, date, now) ?? formatDay(reader, date)

/** A clinic-local date as `Tomorrow, Mon 23 Nov`, or as `Mon 30 Nov` if it isn't near. */
export const formatDayWithNear = (reader: Reader, date: string, now: Date): string =>
  [nearDay(reader, date, now), formatDay(reader, date)].filter((part) => part !== null).join(', ')

/** A clinic-local time (`10:30`) as `10:30 am`. */
export const formatTime = (reader: Reader, time: string): string =>
  clock(reader)
    .format(new Date(`2000-01-01T${time === '24:00' ? '00:00' : time}:00Z`))
    .replace(/\u202f/g, ' ')

/** Paise as rupees: `₹1,25,000`. */
export const formatMoney = (reader: Reader, paise: number): string => rupees(reader).format(paise / 100)

/** Kilometres, to a tenth: `3.2`. */
export const formatKm = (km: number): string => km.toFixed(1)

/** An Indian phone number in two groups: 98765 43210. */
export const readablePhone = (e164: string): string => e164.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2')

/** A phone number with only its last four digits: ••••• •3210. */
export const maskedPhone = (e164: string): string => `••••• •${e164.slice(-4)}`

/** A code's destination: the pool masks a number as `+********3210`, the site as maskedPhone does. E-mails stay as they are. */
export const maskedDestination = (masked: string): string => (masked.startsWith('+') ? maskedPhone(masked) : masked)

/** The clinic-local date (`2026-11-23`) of an ISO timestamp. India has one time zone and no summer time. */
export const clinicDay = (iso: string): string => new Date(Date.parse(iso) + 19_800_000).toISOString().slice(0, 10)

const names = byLanguage((language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }))
const lists = byLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }))

/** Language tags (`kn`) as `Kannada, English and Hindi`, without unknown tags. */
export const formatLanguages = (reader: Reader, tags: readonly string[]): string =>
  lists(reader).format(
    tags.flatMap((tag) => (/^[a-z]{2,3}(-[a-z]{4})?$/i.test(tag) ? (names(reader).of(tag) ?? []) : [])),
  )
