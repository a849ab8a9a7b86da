// Dates, times and money as patients read them: en-IN through Intl, on the server only (a browser's own data differs).
const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
const longDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const clock = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit', hour12: true })
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** A clinic-local date (`2026-11-23`) as `Mon 23 Nov`. */
export const formatDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`)).replace(',', '')

/** A clinic-local date as `Monday 23 November 2026`. */
export const formatLongDay = (date: string): string => longDay.format(new Date(`${date}T00:00:00Z`)).replaceAll(',', '')

/** A clinic-local time (`10:30`) as `10:30 am`. */
export const formatTime = (time: string): string =>
  clock.format(new Date(`2000-01-01T${time === '24:00' ? '00:00' : time}:00Z`)).replace(/\u202f/g, ' ')

/** Paise as rupees: `₹1,25,000`. */
export const formatMoney = (paise: number): string => rupees.format(paise / 100)

/** Kilometres, to a tenth: `3.2`. */
export const formatKm = (km: number): string => km.toFixed(1)

/** A phone as people read it: 98765 43210. */
export const readablePhone = (e164: string): string => e164.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2')

/** A phone of which only its owner knows the whole: +91••••••3210. */
export const maskedPhone = (e164: string): string =>
  `${e164.slice(0, 3)}${'•'.repeat(Math.max(0, e164.length - 7))}${e164.slice(-4)}`

/** The clinics' date (`2026-11-23`) of a moment that is written in ISO; India has one time zone, and no summer time. */
export const clinicDay = (iso: string): string => new Date(Date.parse(iso) + 19_800_000).toISOString().slice(0, 10)
