export const LANGUAGE = 'kn-IN'

export const NAME = 'ಕನ್ನಡ'
export const OFFER = 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ'

export const CALLS_IN = 'ಕರೆಯಲ್ಲಿ ನಾವು ಮಾತನಾಡುವ ಭಾಷೆಗಳು: {languages}.'

export const NEAR_DAYS = { today: 'ಇಂದು', tomorrow: 'ನಾಳೆ' }

export const DATES = {
  day: '{weekday} {day}\u00a0{month}',
  longDay: '{weekday} {day} {month} {year}',
} as const

export const TIMES = {
  pattern: '{period}\u00a0{time}',
  periods: { late: 'ರಾತ್ರಿ', evening: 'ಸಂಜೆ', afternoon: 'ಮಧ್ಯಾಹ್ನ', morning: 'ಬೆಳಿಗ್ಗೆ', dawn: 'ಬೆಳಗಿನ ಜಾವ', night: 'ರಾತ್ರಿ' },
} as const
