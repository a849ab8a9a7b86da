import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'ಇಲ್ಲಿರುವ ಉತ್ತರಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ'

export const CONCERN = {
  title: 'ನಿಮಗೆ ಯಾವುದಕ್ಕೆ ಸಹಾಯ ಬೇಕು?',
  legend: 'ಒಂದನ್ನು ಆರಿಸಿ',
  row: 'ಕಾರಣ',
  options: {
    crooked: { label: 'ವಕ್ರ ಹಲ್ಲುಗಳು' },
    gaps: { label: 'ಹಲ್ಲುಗಳ ನಡುವೆ ಸಂದು' },
    overbite: { label: 'ಓವರ್‌ಬೈಟ್', line: 'ಮೇಲಿನ ಹಲ್ಲುಗಳು ಕೆಳಗಿನ ಹಲ್ಲುಗಳಿಗಿಂತ ತುಂಬಾ ಮುಂದೆ ಬಂದಿರುತ್ತವೆ' },
    crossbite: { label: 'ಕ್ರಾಸ್‌ಬೈಟ್', line: 'ಮೇಲಿನ ಕೆಲವು ಹಲ್ಲುಗಳು ಕೆಳಗಿನ ಹಲ್ಲುಗಳ ಒಳಗೆ ಕಚ್ಚುತ್ತವೆ' },
    crowding: { label: 'ಒತ್ತೊತ್ತಾಗಿರುವ ಹಲ್ಲುಗಳು' },
    relapse: { label: 'ಬ್ರೇಸಸ್ ನಂತರ ಮತ್ತೆ ಸರಿದ ಹಲ್ಲುಗಳು' },
    not_sure: { label: 'ನನಗೆ ಗೊತ್ತಿಲ್ಲ' },
    one_missing: { label: 'ಒಂದು ಹಲ್ಲು ಇಲ್ಲ' },
    several_missing: { label: 'ಹಲವು ಹಲ್ಲುಗಳು ಇಲ್ಲ' },
    all_missing: { label: 'ಮೇಲಿನ ಅಥವಾ ಕೆಳಗಿನ ಎಲ್ಲಾ ಹಲ್ಲುಗಳು ಇಲ್ಲ' },
    loose_denture: { label: 'ಸಡಿಲವಾದ ಡೆಂಚರ್ (ಕಟ್ಟಿಸಿದ ಹಲ್ಲು)' },
    failed_implant: { label: 'ವಿಫಲವಾದ ಇಂಪ್ಲಾಂಟ್' },
    veneers: { label: 'ವೆನೀರ್', line: 'ಮುಂದಿನ ಹಲ್ಲುಗಳಿಗೆ ಹೊಸ ಆಕಾರ ಮತ್ತು ಬಣ್ಣ' },
    whitening: { label: 'ಹಲ್ಲು ಬಿಳಿ ಮಾಡುವುದು (ವೈಟನಿಂಗ್)', line: 'ಇನ್ನೂ ತಿಳಿಯಾದ ಬಣ್ಣ' },
    bonding: { label: 'ಬಾಂಡಿಂಗ್', line: 'ಚೂರು ಮುರಿದ ಹಲ್ಲು ಮತ್ತು ಚಿಕ್ಕ ಸಂದುಗಳಿಗೆ' },
    aligners: { label: 'ಅಲೈನರ್', line: 'ಅಷ್ಟಾಗಿ ಕಾಣದ ಪಾರದರ್ಶಕ ಟ್ರೇಗಳಿಂದ ಹಲ್ಲುಗಳನ್ನು ನೇರ ಮಾಡಿಸಿ' },
    braces: { label: 'ಬ್ರೇಸಸ್ (ಹಲ್ಲಿನ ಕ್ಲಿಪ್)', line: 'ಬ್ರಾಕೆಟ್ ಮತ್ತು ತಂತಿಯಿಂದ ಹಲ್ಲುಗಳನ್ನು ನೇರ ಮಾಡಿಸಿ' },
  } satisfies Choices<Value<'concern'>>,
  causes: {
    concern: { empty: 'ನಿಮಗೆ ಯಾವುದಕ್ಕೆ ಸಹಾಯ ಬೇಕು ಎಂದು ಆರಿಸಿ', unknown: UNKNOWN },
  } satisfies Sentences<'concern'>,
} as const

export const SMILE_PARTS = {
  title: 'ನಿಮಗೆ ಏನು ಬದಲಾಗಬೇಕು?',
  legend: 'ಒಂದನ್ನು ಆರಿಸಿ',
  booked: '{part}, ಸ್ಮೈಲ್ ಡಿಸೈನ್ ಜೊತೆ',
} as const
