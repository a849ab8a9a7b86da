import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'ಇಲ್ಲಿರುವ ಉತ್ತರಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ'

export const PURPOSE = {
  title: 'ನಾವು ನಿಮಗೆ ಯಾವುದಕ್ಕೆ ಸಹಾಯ ಮಾಡಲಿ?',
  legend: 'ಒಂದನ್ನು ಆರಿಸಿ',
  row: 'ಕಾರಣ',
  options: {
    crooked_teeth: { label: 'ವಕ್ರ ಹಲ್ಲುಗಳು', line: 'ಸಾಲು ತಪ್ಪಿದ ಹಲ್ಲುಗಳನ್ನು ನೇರ ಮಾಡಿಸಿ' },
    gaps: { label: 'ಹಲ್ಲುಗಳ ನಡುವೆ ಸಂದು', line: 'ಹಲ್ಲುಗಳ ನಡುವಿನ ಜಾಗ ಮುಚ್ಚಿಸಿ' },
    missing_teeth: { label: 'ಹಲ್ಲು ಇಲ್ಲದಿರುವುದು', line: 'ಒಂದು, ಹಲವು ಅಥವಾ ಎಲ್ಲಾ ಹಲ್ಲುಗಳನ್ನು ಹೊಸದಾಗಿ ಹಾಕಿಸಿ' },
    discoloured_teeth: { label: 'ಬಣ್ಣ ಬದಲಾದ ಹಲ್ಲುಗಳು', line: 'ಕಲೆ ಮತ್ತು ಹಳದಿ ಬಣ್ಣವನ್ನು ತಿಳಿ ಮಾಡಿಸಿ' },
    tooth_pain: { label: 'ಹಲ್ಲು ನೋವು', line: 'ಕಾರಣ ತಿಳಿದುಕೊಳ್ಳಿ' },
    bleeding_gums: { label: 'ವಸಡಿನಲ್ಲಿ ರಕ್ತ ಬರುವುದು', line: 'ವಸಡಿನ ತಪಾಸಣೆ ಮತ್ತು ಕ್ಲೀನಿಂಗ್ ಮಾಡಿಸಿ' },
    smile_makeover: { label: 'ಹೊಸ ನಗು', line: 'ಹಲ್ಲುಗಳ ಆಕಾರ ಮತ್ತು ಬಣ್ಣದ ಪ್ಲಾನ್ ಮಾಡಿಸಿ' },
    check_up: { label: 'ಸಾಮಾನ್ಯ ಹಲ್ಲಿನ ತಪಾಸಣೆ', line: 'ಎಲ್ಲವೂ ಸರಿಯಾಗಿದೆಯೇ ಎಂದು ತಿಳಿದುಕೊಳ್ಳಿ' },
    other: { label: 'ಬೇರೆ ಏನೋ', line: 'ನಾವು ಕರೆ ಮಾಡಿದಾಗ ಡೆಂಟಿಸ್ಟ್‌ಗೆ ತಿಳಿಸಿ' },
  } satisfies Choices<Value<'purpose'>>,
  causes: {
    purpose: { empty: 'ನಾವು ನಿಮಗೆ ಯಾವುದಕ್ಕೆ ಸಹಾಯ ಮಾಡಬೇಕು ಎಂದು ಆರಿಸಿ', unknown: UNKNOWN },
  } satisfies Sentences<'purpose'>,
} as const
