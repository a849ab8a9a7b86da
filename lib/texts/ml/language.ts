export const LANGUAGE = 'ml-IN'

export const NAME = 'മലയാളം'
export const OFFER = 'മലയാളത്തിൽ വായിക്കുക'

export const CALLS_IN = 'ഫോണിൽ ഞങ്ങൾ സംസാരിക്കുന്ന ഭാഷകൾ: {languages}.'

export const NEAR_DAYS = { today: 'ഇന്ന്', tomorrow: 'നാളെ' }

export const DATES = {
  day: '{weekday} {day}\u00a0{month}',
  longDay: '{weekday} {day} {month} {year}',
} as const

export const TIMES = {
  pattern: '{period}\u00a0{time}',
  periods: {
    late: 'രാത്രി',
    evening: 'വൈകിട്ട്',
    afternoon: 'ഉച്ചക്ക്',
    morning: 'രാവിലെ',
    dawn: 'പുലർച്ചെ',
    night: 'രാത്രി',
  },
} as const
