// The words of the clinics pages and of the map.

export const FIND = {
  title: 'Find a clinic',
  lead: 'Search by city, area or pincode, or choose your city.',
  search: 'City, area or pincode',
  button: 'Search',
  cities: 'Our cities',
  count: { one: '{count} clinic', other: '{count} clinics' },
  found: { one: '{count} clinic for “{typed}”', other: '{count} clinics for “{typed}”' },
  /** Of a name that is spelt otherwise; the line for what it is like follows. */
  respelt: 'Nothing is called “{typed}”. Showing “{meant}”. {found}',
  near: 'We have no clinic in {typed} itself. These are our clinics in {city}.',
  nearestTo: 'Clinics near {place}, the nearest first',
  nearestHere: 'Clinics near you, the nearest first',
  km: '{km}\u00a0km',
  waitingList: 'Tell us where you would like a clinic',
  nothing: 'Nothing matches “{typed}”. Try a nearby area, or choose a city below.',
  inCity: 'Clinics in {city}',
  all: 'All cities',
} as const

export const CITY = {
  title: 'Dental clinics in {city}',
  description: {
    one: '{count} clinic of ours in {city}: addresses, opening hours and the next free times. Book online.',
    other: '{count} clinics of ours in {city}: addresses, opening hours and the next free times. Book online.',
  },
  lead: {
    one: '{count} clinic in {place}. Choose a time, or look at the clinic first.',
    other: '{count} clinics in {place}. Choose a time, or look at a clinic first.',
  },
  search: 'Area or pincode in {city}',
  everywhere: 'Look for “{typed}” in all our cities',
  /** Where a city is its own state, its name alone. */
  place: '{city}, {state}',
} as const

export const CLINIC = {
  /** As people search: what it is, the part of the city, the city. */
  title: 'Dentist in {locality}, {city}',
  description: '{name}, {city}: dentists, opening hours, phone, directions and the next free times. Book online.',
  book: 'Book',
  bookAt: ' at {clinic}',
  bookHere: 'Book at this clinic',
  times: 'Next free times',
  timesAt: 'Next free times at {clinic}',
  timesOn: 'Free times: {day}, {part}',
  full: 'No free times in the next 30 days. Call us and we look for a place.',
  directions: 'Directions',
  call: 'Call {phone}',
  team: 'Who looks after you here',
  registration: 'Reg. no. {number}',
  speaks: 'Speaks {languages}',
  facts: 'Good to know',
  photos: 'Inside the clinic',
  mapsTo: ': {clinic}',
  hours: 'Opening hours',
  day: 'Day',
  time: 'Time',
  today: 'today',
  closed: 'Closed',
  range: '{opens} to {closes}',
  laterHours: 'From {day}',
  services: 'What we do here',
  nearby: 'Other clinics in {city}',
  distance: '{km}\u00a0km from {clinic}',
} as const

export const OPENING = {
  open: 'Open now, until {until}',
  closed: 'Closed now. {opens}',
  holiday: 'Closed today for a holiday. {opens}',
} as const

/** When a clinic opens next. */
export const OPENS = {
  today: 'Opens today, {time}',
  tomorrow: 'Opens tomorrow, {time}',
  later: 'Opens {day}, {time}',
  unknown: 'We do not know yet when it opens again',
} as const

/** Of a clinic that is open, on a small card. */
export const BRIEFLY = { open: 'Open till {until}' } as const

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
