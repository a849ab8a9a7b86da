import type { Sentences } from '@/flows/causes'
import { BUSY_NETWORK } from '@/lib/texts/kn/limits'

export const CITY = {
  title: 'ನೀವು ಯಾವ ನಗರದಲ್ಲಿದ್ದೀರಿ?',
  legend: 'ನಿಮ್ಮ ನಗರ',
  search: 'ನಿಮ್ಮ ನಗರ ಹುಡುಕಿ',
  find: 'ಹುಡುಕಿ',
  found: { one: '“{typed}” ಹುಡುಕಿದಾಗ ಸಿಕ್ಕಿದ್ದು: {count} ನಗರ', other: '“{typed}” ಹುಡುಕಿದಾಗ ಸಿಕ್ಕಿದ್ದು: {count} ನಗರಗಳು' },
  respelt: '“{typed}” ಎಂಬ ನಗರ ಸಿಗಲಿಲ್ಲ. “{meant}” ತೋರಿಸುತ್ತಿದ್ದೇವೆ',
  none: '“{typed}” ನಗರದಲ್ಲಿ ನಾವು ಇನ್ನೂ ಇಲ್ಲ. ಅದರ ಹೆಸರನ್ನು ಕೆಳಗೆ ಬರೆಯಿರಿ, ಅಲ್ಲಿ ತೆರೆದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ',
  popular: 'ಮುಖ್ಯ ನಗರಗಳು',
  others: 'ಬೇರೆ ನಗರಗಳು',
  near: 'ನನ್ನ ಲೊಕೇಶನ್ ಬಳಸಿ',
  nearest: 'ನಿಮಗೆ ಎಲ್ಲಕ್ಕಿಂತ ಹತ್ತಿರ: {city}, {km}\u00a0ಕಿ.ಮೀ.',
  nearStates: {
    locating: 'ನಿಮ್ಮ ಲೊಕೇಶನ್ ಹುಡುಕುತ್ತಿದ್ದೇವೆ',
    notLocated: 'ನಿಮ್ಮ ಲೊಕೇಶನ್ ಸಿಗಲಿಲ್ಲ. ಕೆಳಗೆ ನಿಮ್ಮ ನಗರ ಆರಿಸಿ',
    nowhere: 'ನಿಮ್ಮಿಂದ 100\u00a0ಕಿ.ಮೀ. ಒಳಗೆ ಇನ್ನೂ ನಮ್ಮ ಕ್ಲಿನಿಕ್ ಇಲ್ಲ',
  },
  elsewhere: 'ನಿಮ್ಮ ನಗರ ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲವೇ?',
  otherLabel: 'ನಿಮ್ಮ ನಗರದ ಹೆಸರು',
  otherHint: 'ಅಲ್ಲಿ ತೆರೆದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ',
  waitingButton: 'ಅಲ್ಲಿ ತೆರೆದಾಗ ನನಗೆ ತಿಳಿಸಿ',
  row: 'ನಗರ',
  causes: {
    city: { empty: 'ನಿಮ್ಮ ನಗರ ಆರಿಸಿ', unknown: 'ಈ ನಗರದಲ್ಲಿ ನಾವು ಇನ್ನೂ ಇಲ್ಲ. ಪಟ್ಟಿಯಿಂದ ಒಂದನ್ನು ಆರಿಸಿ' },
    other_city: {
      empty: 'ನಿಮ್ಮ ನಗರದ ಹೆಸರು ಬರೆಯಿರಿ',
      long: 'ನಗರದ ಹೆಸರನ್ನು ಹೆಚ್ಚೆಂದರೆ 60\u00a0ಅಕ್ಷರಗಳಲ್ಲಿ ಬರೆಯಿರಿ',
      busy_network: BUSY_NETWORK,
    },
  } satisfies Sentences<'city' | 'other_city'>,
} as const
