export const LANGUAGE = 'hi-IN'

export const NAME = 'हिन्दी'
export const OFFER = 'हिन्दी में पढ़ें'

export const CALLS_IN = 'कॉल पर हम ये भाषाएँ बोलते हैं: {languages}।'

export const NEAR_DAYS = { today: 'आज', tomorrow: 'कल' }

export const DATES = {
  day: '{weekday} {day}\u00a0{month}',
  longDay: '{weekday} {day} {month} {year}',
} as const

export const TIMES = {
  pattern: '{period}\u00a0{time}',
  periods: { late: 'रात', evening: 'शाम', afternoon: 'दोपहर', morning: 'सुबह', dawn: 'तड़के', night: 'रात' },
} as const
