export const LANGUAGE = 'ta-IN'

export const NAME = 'தமிழ்'
export const OFFER = 'தமிழில் பார்க்க'

export const CALLS_IN = 'அழைப்பில் நாங்கள் பேசும் மொழிகள்: {languages}.'

export const NEAR_DAYS = { today: 'இன்று', tomorrow: 'நாளை' }

export const DATES = {
  day: '{weekday} {day}\u00a0{month}',
  longDay: '{weekday} {day} {month} {year}',
} as const

export const TIMES = {
  pattern: '{period}\u00a0{time}',
  periods: { late: 'இரவு', evening: 'மாலை', afternoon: 'மதியம்', morning: 'காலை', dawn: 'அதிகாலை', night: 'இரவு' },
} as const
