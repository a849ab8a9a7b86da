export const FIND = {
  title: 'ಕ್ಲಿನಿಕ್ ಹುಡುಕಿ',
  lead: 'ನಗರ, ಏರಿಯಾ ಅಥವಾ ಪಿನ್‌ಕೋಡ್‌ನಿಂದ ಹುಡುಕಿ, ಅಥವಾ ನಿಮ್ಮ ನಗರ ಆರಿಸಿ.',
  search: 'ನಗರ, ಏರಿಯಾ ಅಥವಾ ಪಿನ್‌ಕೋಡ್',
  button: 'ಹುಡುಕಿ',
  cities: 'ನಮ್ಮ ನಗರಗಳು',
  count: { one: '{count}\u00a0ಕ್ಲಿನಿಕ್', other: '{count}\u00a0ಕ್ಲಿನಿಕ್‌ಗಳು' },
  found: {
    one: '“{typed}” ಹುಡುಕಿದಾಗ ಸಿಕ್ಕಿದ್ದು: {count}\u00a0ಕ್ಲಿನಿಕ್',
    other: '“{typed}” ಹುಡುಕಿದಾಗ ಸಿಕ್ಕಿದ್ದು: {count}\u00a0ಕ್ಲಿನಿಕ್‌ಗಳು',
  },
  respelt: '“{typed}” ಹುಡುಕಿದಾಗ ಏನೂ ಸಿಗಲಿಲ್ಲ. “{meant}” ತೋರಿಸುತ್ತಿದ್ದೇವೆ. {found}',
  near: '{typed} ಏರಿಯಾದಲ್ಲೇ ನಮ್ಮ ಕ್ಲಿನಿಕ್ ಇಲ್ಲ. {city} ನಗರದಲ್ಲಿರುವ ನಮ್ಮ ಕ್ಲಿನಿಕ್‌ಗಳು ಇಲ್ಲಿವೆ.',
  nearestTo: '{place} ಹತ್ತಿರದ ಕ್ಲಿನಿಕ್‌ಗಳು, ಎಲ್ಲಕ್ಕಿಂತ ಹತ್ತಿರದ್ದು ಮೊದಲು',
  nearestHere: 'ನಿಮ್ಮ ಹತ್ತಿರದ ಕ್ಲಿನಿಕ್‌ಗಳು, ಎಲ್ಲಕ್ಕಿಂತ ಹತ್ತಿರದ್ದು ಮೊದಲು',
  km: '{km}\u00a0ಕಿ.ಮೀ.',
  waitingList: 'ನಿಮ್ಮ ನಗರ ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲವೇ? ನಮಗೆ ತಿಳಿಸಿ',
  treatments: '“{typed}” ಹುಡುಕಿದಾಗ ಸಿಕ್ಕ ಚಿಕಿತ್ಸೆಗಳು',
  nothing: '“{typed}” ಹುಡುಕಿದಾಗ ಏನೂ ಸಿಗಲಿಲ್ಲ. ಹತ್ತಿರದ ಏರಿಯಾ ಹುಡುಕಿ, ಅಥವಾ ಕೆಳಗೆ ಒಂದು ನಗರ ಆರಿಸಿ.',
  inCity: '{city} ನಗರದ ಕ್ಲಿನಿಕ್‌ಗಳು',
  all: 'ಎಲ್ಲಾ ನಗರಗಳು',
} as const

export const CITY = {
  title: '{city} ನಗರದಲ್ಲಿ ಡೆಂಟಲ್ ಕ್ಲಿನಿಕ್‌ಗಳು',
  description: {
    one: '{city} ನಗರದಲ್ಲಿ {count}\u00a0ಕ್ಲಿನಿಕ್: ವಿಳಾಸ, ಕ್ಲಿನಿಕ್ ತೆರೆದಿರುವ ಸಮಯ ಮತ್ತು ಮುಂದಿನ ಖಾಲಿ ಸಮಯಗಳು. ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಬುಕ್ ಮಾಡಿ.',
    other: '{city} ನಗರದಲ್ಲಿ {count}\u00a0ಕ್ಲಿನಿಕ್‌ಗಳು: ವಿಳಾಸಗಳು, ಕ್ಲಿನಿಕ್ ತೆರೆದಿರುವ ಸಮಯ ಮತ್ತು ಮುಂದಿನ ಖಾಲಿ ಸಮಯಗಳು. ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಬುಕ್ ಮಾಡಿ.',
  },
  lead: {
    one: '{place}: {count}\u00a0ಕ್ಲಿನಿಕ್. ಸಮಯ ಆರಿಸಿ, ಅಥವಾ ಕ್ಲಿನಿಕ್ ನೋಡಿ.',
    other: '{place}: {count}\u00a0ಕ್ಲಿನಿಕ್‌ಗಳು. ಸಮಯ ಆರಿಸಿ, ಅಥವಾ ಒಂದು ಕ್ಲಿನಿಕ್ ನೋಡಿ.',
  },
  search: '{city} ನಗರದ ಏರಿಯಾ ಅಥವಾ ಪಿನ್‌ಕೋಡ್',
  everywhere: 'ನಮ್ಮ ಎಲ್ಲಾ ನಗರಗಳಲ್ಲಿ “{typed}” ಹುಡುಕಿ',
  place: '{city}, {state}',
} as const

export const CLINIC = {
  title: 'ಡೆಂಟಿಸ್ಟ್: {locality}, {city}',
  description: '{name}, {city}: ಡೆಂಟಿಸ್ಟ್‌ಗಳು, ಕ್ಲಿನಿಕ್ ತೆರೆದಿರುವ ಸಮಯ, ಫೋನ್, ದಾರಿ ಮತ್ತು ಮುಂದಿನ ಖಾಲಿ ಸಮಯಗಳು. ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಬುಕ್ ಮಾಡಿ.',
  book: 'ಬುಕ್ ಮಾಡಿ',
  bookAt: ': {clinic}',
  bookHere: 'ಈ ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಬುಕ್ ಮಾಡಿ',
  times: 'ಮುಂದಿನ ಖಾಲಿ ಸಮಯಗಳು',
  timesAt: 'ಮುಂದಿನ ಖಾಲಿ ಸಮಯಗಳು: {clinic}',
  timesOn: 'ಖಾಲಿ ಸಮಯಗಳು: {day}, {part}',
  full: 'ಮುಂದಿನ [windowDays]\u00a0ದಿನಗಳಲ್ಲಿ ಖಾಲಿ ಸಮಯ ಉಳಿದಿಲ್ಲ. ನಮಗೆ ಕರೆ ಮಾಡಿ, ಒಂದು ಸಮಯ ಹುಡುಕುತ್ತೇವೆ.',
  directions: 'ದಾರಿ',
  call: 'ಕರೆ ಮಾಡಿ: {phone}',
  team: 'ಈ ಕ್ಲಿನಿಕ್‌ನ ಡೆಂಟಿಸ್ಟ್‌ಗಳು',
  since: '{year} ರಿಂದ ಡೆಂಟಿಸ್ಟ್',
  here: 'ಇಲ್ಲಿ: {days}',
  registration: 'ನೋಂದಣಿ: {number}',
  speaks: 'ಮಾತನಾಡುವ ಭಾಷೆಗಳು: {languages}',
  facts: 'ತಿಳಿದಿರಲಿ',
  photos: 'ಕ್ಲಿನಿಕ್ ಒಳಗೆ',
  drawn: 'ಬರೆದ ಚಿತ್ರ: {shows}',
  mapsTo: ': {clinic}',
  hours: 'ಕ್ಲಿನಿಕ್ ತೆರೆದಿರುವ ಸಮಯ',
  day: 'ದಿನ',
  time: 'ಸಮಯ',
  today: 'ಇಂದು',
  closed: 'ಮುಚ್ಚಿರುತ್ತದೆ',
  range: '{opens} ಗಂಟೆಯಿಂದ {closes} ಗಂಟೆಯವರೆಗೆ',
  laterHours: 'ಈ ದಿನದಿಂದ: {day}',
  services: 'ಈ ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಸಿಗುವ ಚಿಕಿತ್ಸೆಗಳು',
  nearby: '{city} ನಗರದ ಬೇರೆ ಕ್ಲಿನಿಕ್‌ಗಳು',
  distance: '{clinic}\u00a0ಕ್ಲಿನಿಕ್‌ನಿಂದ {km}\u00a0ಕಿ.ಮೀ.',
} as const

export const OPENING = {
  open: 'ಈಗ ತೆರೆದಿದೆ, {until} ಗಂಟೆಯವರೆಗೆ',
  closed: 'ಈಗ ಮುಚ್ಚಿದೆ. {opens}',
  holiday: 'ರಜೆ ಇರುವುದರಿಂದ ಇಂದು ಮುಚ್ಚಿದೆ. {opens}',
} as const

export const OPENS = {
  today: 'ತೆರೆಯುವ ಸಮಯ: ಇಂದು, {time}',
  tomorrow: 'ತೆರೆಯುವ ಸಮಯ: ನಾಳೆ, {time}',
  later: 'ತೆರೆಯುವ ಸಮಯ: {day}, {time}',
  unknown: 'ಮತ್ತೆ ಯಾವಾಗ ತೆರೆಯುತ್ತದೆ ಎಂದು ಇನ್ನೂ ಗೊತ್ತಿಲ್ಲ',
} as const

export const BRIEFLY = { open: '{until} ಗಂಟೆಯವರೆಗೆ ತೆರೆದಿದೆ' } as const

export const WEEKDAYS = ['ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ', 'ಭಾನುವಾರ'] as const
