// Links that lead off the site: to the telephone, to a map, to a calendar and to a chat. What they carry others may read.

/** Dials a number as people read it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A place in whatever map the patient's phone opens web map links with: by its name and address, so that the map can name it. */
export const mapsHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
/** The house of a home visit: by its point where the patient gave one, or else by its address. */
export const homeMapHref = (line: string, latLng: string | undefined): string => mapsHref(latLng || line)

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A new entry in Google's calendar: an event's moment, title and place, which its owner confirms there. */
export const googleCalendarHref = (event: { title: string; startsAt: Date; endsAt: Date; place: string }): string => {
  const { title, startsAt, endsAt, place } = event
  const dates = `${stamp(startsAt)}/${stamp(endsAt)}`
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, ...(place ? { location: place } : {}) })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** A message in WhatsApp, for whomever its sender then picks. */
export const whatsappHref = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
