import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'ಇಲ್ಲಿರುವ ಉತ್ತರಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ'

export const ISSUE = {
  title: 'ಈಗ ನಿಮಗೆ ಎಲ್ಲಕ್ಕಿಂತ ಮುಖ್ಯ ಯಾವುದು?',
  legend: 'ಒಂದನ್ನು ಆರಿಸಿ',
  options: {
    tooth_pain: { label: 'ಹಲ್ಲು ನೋವು' },
    bleeding_gums: { label: 'ವಸಡಿನಲ್ಲಿ ರಕ್ತ ಬರುವುದು' },
    sensitivity: { label: 'ಹಲ್ಲು ಜುಮ್ ಎನ್ನುವುದು' },
    crooked_teeth: { label: 'ವಕ್ರ ಹಲ್ಲುಗಳು' },
    missing_teeth: { label: 'ಹಲ್ಲು ಇಲ್ಲದಿರುವುದು' },
    discoloured_teeth: { label: 'ಬಣ್ಣ ಬದಲಾದ ಹಲ್ಲುಗಳು' },
    check_up: { label: 'ಸಾಮಾನ್ಯ ಹಲ್ಲಿನ ತಪಾಸಣೆ' },
    other: { label: 'ಬೇರೆ ಏನೋ' },
  } satisfies Choices<Value<'issue'>>,
  causes: {
    issue: { empty: 'ಈಗ ನಿಮಗೆ ಎಲ್ಲಕ್ಕಿಂತ ಮುಖ್ಯ ಯಾವುದು ಎಂದು ಆರಿಸಿ', unknown: UNKNOWN },
  } satisfies Sentences<'issue'>,
} as const
