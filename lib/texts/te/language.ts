export const LANGUAGE = 'te-IN'

export const NAME = 'తెలుగు'
export const OFFER = 'తెలుగులో చదవండి'

export const CALLS_IN = 'కాల్‌లో మేము మాట్లాడే భాషలు: {languages}.'

export const NEAR_DAYS = { today: 'ఈరోజు', tomorrow: 'రేపు' }

export const DATES = {
  day: '{weekday} {day}\u00a0{month}',
  longDay: '{weekday} {day} {month} {year}',
} as const

export const TIMES = {
  pattern: '{period}\u00a0{time}',
  periods: {
    late: 'రాత్రి',
    evening: 'సాయంత్రం',
    afternoon: 'మధ్యాహ్నం',
    morning: 'ఉదయం',
    dawn: 'తెల్లవారుజామున',
    night: 'రాత్రి',
  },
} as const
