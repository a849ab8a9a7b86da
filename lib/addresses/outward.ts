// Links to other sites. Other people may read their contents.

export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Searches by name and address, so that the patient's map app can name the place. */
export const mapsHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
export const homeMapHref = (line: string, latLng: string | undefined): string => mapsHref(latLng || line)

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

export const googleCalendarHref = (event: { title: string; startsAt: Date; endsAt: Date; place: string }): string => {
  const { title, startsAt, endsAt, place } = event
  const dates = `${stamp(startsAt)}/${stamp(endsAt)}`
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates, ...(place ? { location: place } : {}) })
  return `https://calendar.google.com/calendar/render?${query}`
}

export const whatsappHref = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
