import type { Sentences } from '@/flows/causes'

export const TREATMENT = {
  title: 'ನಿಮಗೆ ಯಾವ ಚಿಕಿತ್ಸೆ ಬೇಕು?',
  legend: 'ಒಂದನ್ನು ಆರಿಸಿ',
  row: 'ಚಿಕಿತ್ಸೆ',
  causes: {
    treatment: { empty: 'ಒಂದು ಚಿಕಿತ್ಸೆ ಆರಿಸಿ', unknown: 'ಈ ಚಿಕಿತ್ಸೆ ನಮ್ಮಲ್ಲಿ ಇಲ್ಲ. ಪಟ್ಟಿಯಿಂದ ಒಂದನ್ನು ಆರಿಸಿ' },
  } satisfies Sentences<'treatment'>,
} as const
