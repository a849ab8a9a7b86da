import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const LOCATION = {
  title: 'ಡೆಂಟಿಸ್ಟ್ ನಿಮ್ಮನ್ನು ಎಲ್ಲಿ ನೋಡಬೇಕು?',
  legend: 'ಒಂದನ್ನು ಆರಿಸಿ',
  clinicOnly: '{city} ನಗರದ ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ನಿಮ್ಮನ್ನು ನೋಡುತ್ತೇವೆ',
  noHome: '{city} ನಗರದಲ್ಲಿ ನಾವು ಇನ್ನೂ ಮನೆ ಭೇಟಿ ಮಾಡುತ್ತಿಲ್ಲ. ನಮ್ಮ ಕ್ಲಿನಿಕ್‌ಗಳಲ್ಲಿರುವ ಸಮಯಗಳನ್ನು ನೋಡಲು ಮುಂದುವರಿಯಿರಿ.',
  row: 'ಎಲ್ಲಿ',
  options: {
    at_home: { label: 'ಮನೆಯಲ್ಲಿ' },
    clinic: { label: 'ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ' },
  } satisfies Choices<Value<'location'>>,
  lines: {
    scanner: 'ಡೆಂಟಿಸ್ಟ್ ಸ್ಕ್ಯಾನರ್ ಜೊತೆ ಬಂದು ಸುಮಾರು 30\u00a0ನಿಮಿಷ ಇರುತ್ತಾರೆ. ದಯವಿಟ್ಟು ಚೆನ್ನಾಗಿ ಬೆಳಕಿರುವ ಕಡೆ ಒಂದು ಟೇಬಲ್ ಸಿದ್ಧವಾಗಿಡಿ.',
    at_home: 'ಡೆಂಟಿಸ್ಟ್ ನಿಮ್ಮ ಮನೆಗೆ ಬಂದು ಸುಮಾರು 30\u00a0ನಿಮಿಷ ಇರುತ್ತಾರೆ. ದಯವಿಟ್ಟು ಚೆನ್ನಾಗಿ ಬೆಳಕಿರುವ ಕಡೆ ಒಂದು ಟೇಬಲ್ ಸಿದ್ಧವಾಗಿಡಿ.',
    clinic: 'ಎಲ್ಲಾ ಉಪಕರಣಗಳಿರುವ ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಡೆಂಟಿಸ್ಟ್‌ಗೆ ತೋರಿಸಿ.',
  },
  causes: {
    location: {
      empty: 'ಡೆಂಟಿಸ್ಟ್ ನಿಮ್ಮನ್ನು ಎಲ್ಲಿ ನೋಡಬೇಕು ಎಂದು ಆರಿಸಿ',
      unknown: 'ಮನೆ ಭೇಟಿ ಅಥವಾ ಕ್ಲಿನಿಕ್ ಆರಿಸಿ',
      not_at_home: 'ಇದನ್ನು ಮನೆಯಲ್ಲಿ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. ಕ್ಲಿನಿಕ್ ಆರಿಸಿ',
    },
  } satisfies Sentences<'location'>,
} as const
