// The texts of the clinics pages.

export const FIND = {
  title: 'Find a clinic',
  lead: 'Search by city, area or pincode, or choose your city.',
  search: 'City, area or pincode',
  button: 'Search',
  cities: 'Our cities',
  count: { one: '{count} clinic', other: '{count} clinics' },
  found: { one: '{count} clinic for “{typed}”', other: '{count} clinics for “{typed}”' },
  /** For a misspelt name. `found` is the line about the name that is shown instead. */
  respelt: 'Nothing found for “{typed}”. Showing “{meant}”. {found}',
  near: 'We have no clinic in {typed} itself. Here are our clinics in {city}.',
  nearestTo: 'Clinics near {place}, nearest first',
  nearestHere: 'Clinics near you, nearest first',
  km: '{km}\u00a0km',
  waitingList: 'Your city isn’t listed? Tell us',
  treatments: 'Treatments found for “{typed}”',
  nothing: 'Nothing found for “{typed}”. Try a nearby area, or choose a city below.',
  inCity: 'Clinics in {city}',
  all: 'All cities',
} as const

export const CITY = {
  title: 'Dental clinics in {city}',
  description: {
    one: '{count} clinic in {city}: address, opening hours and the next available times. Book online.',
    other: '{count} clinics in {city}: addresses, opening hours and the next available times. Book online.',
  },
  lead: {
    one: '{count} clinic in {place}. Choose a time or view the clinic.',
    other: '{count} clinics in {place}. Choose a time or view a clinic.',
  },
  search: 'Area or pincode in {city}',
  everywhere: 'Search all our cities for “{typed}”',
  /** A city that is its own state is shown by its name alone. */
  place: '{city}, {state}',
} as const

export const CLINIC = {
  /** In the order in which people search: dentist, area, city. */
  title: 'Dentist in {locality}, {city}',
  description: '{name}, {city}: dentists, opening hours, phone, directions and the next available times. Book online.',
  book: 'Book',
  bookAt: ' at {clinic}',
  bookHere: 'Book at this clinic',
  times: 'Next available times',
  timesAt: 'Next available times at {clinic}',
  timesOn: 'Available times: {day}, {part}',
  full: 'No slots left in the next [windowDays] days. Call us and we’ll look for a slot.',
  directions: 'Directions',
  call: 'Call {phone}',
  team: 'Your dentists here',
  since: 'Dentist since {year}',
  here: 'Here on {days}',
  registration: 'Reg. no. {number}',
  speaks: 'Speaks {languages}',
  facts: 'Good to know',
  photos: 'Pictures of the clinic',
  /** Under a picture that is no photograph. */
  drawn: 'Drawing: {shows}',
  front: 'Drawing: a clinic’s front, not this building',
  mapsTo: ': {clinic}',
  hours: 'Opening hours',
  day: 'Day',
  time: 'Time',
  today: 'today',
  closed: 'Closed',
  range: '{opens} to {closes}',
  laterHours: 'From {day}',
  services: 'Treatments at this clinic',
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
  unknown: 'We don’t know yet when it opens again',
} as const

/** For the small card of a clinic that is open. */
export const BRIEFLY = { open: 'Open until {until}' } as const

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
