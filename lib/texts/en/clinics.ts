// The words of the clinics pages and of the map.

export const FIND = {
  title: 'Find a clinic',
  lead: 'Search by city, area or pincode, or choose your city.',
  search: 'City, area or pincode',
  button: 'Search',
  cities: 'Our cities',
  count: (clinics: number) => (clinics === 1 ? '1 clinic' : `${clinics} clinics`),
  found: (clinics: number, typed: string) =>
    clinics === 1 ? `1 clinic for “${typed}”` : `${clinics} clinics for “${typed}”`,
  near: (typed: string, city: string) => `We have no clinic in ${typed} itself. These are our clinics in ${city}.`,
  nothing: (typed: string) => `Nothing matches “${typed}”. Try a nearby area, or choose a city below.`,
  inCity: (city: string) => `Clinics in ${city}`,
  all: 'All cities',
}

export const CITY = {
  title: (city: string) => `Dental clinics in ${city}`,
  description: (clinics: number, city: string) =>
    `${FIND.count(clinics)} of ours in ${city}: addresses, opening hours and the next free times. Book in two minutes.`,
  lead: (clinics: number, city: string, state: string) =>
    `${FIND.count(clinics)} in ${city}${city === state ? '' : `, ${state}`}. Choose a time, or look at a clinic first.`,
}

export const CLINIC = {
  description: (name: string, city: string) =>
    `${name}, ${city}: address, opening hours, phone, directions and the next free times. Book online.`,
  book: 'Book',
  bookAt: (clinic: string) => ` at ${clinic}`,
  bookHere: 'Book at this clinic',
  times: 'Next free times',
  timesAt: (clinic: string) => `Next free times at ${clinic}`,
  timesOn: (day: string) => `Free on ${day}`,
  full: 'No free times in the next 30 days. Call us and we look for a place.',
  maps: 'Open in maps',
  mapsTo: (clinic: string) => `: ${clinic}`,
  hours: 'Opening hours',
  day: 'Day',
  time: 'Time',
  today: 'today',
  closed: 'Closed',
  range: (opens: string, closes: string) => `${opens} to ${closes}`,
  services: 'What we do here',
  nearby: (city: string) => `Other clinics in ${city}`,
  distance: (km: string) => `${km} km away`,
}

export const OPENING = {
  open: (until: string) => `Open now, until ${until}`,
  later: (opens: string, closes: string) => `Opens today at ${opens}, until ${closes}`,
  over: (opens: string, closes: string) => `Closed now. Today it was open ${opens} to ${closes}`,
  holiday: 'Closed today for a holiday',
  closed: 'Closed today',
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
