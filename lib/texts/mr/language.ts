export const LANGUAGE = 'mr-IN'

export const NAME = 'मराठी'
export const OFFER = 'मराठीत वाचा'

export const CALLS_IN = 'कॉलवर आम्ही या भाषा बोलतो: {languages}.'

export const NEAR_DAYS = { today: 'आज', tomorrow: 'उद्या' }

export const DATES = {
  day: '{weekday} {day}\u00a0{month}',
  longDay: '{weekday} {day} {month} {year}',
} as const

export const TIMES = {
  pattern: '{period}\u00a0{time}',
  periods: {
    late: 'रात्री',
    evening: 'संध्याकाळी',
    afternoon: 'दुपारी',
    morning: 'सकाळी',
    dawn: 'पहाटे',
    night: 'रात्री',
  },
} as const
