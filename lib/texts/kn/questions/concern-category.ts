import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'ಇಲ್ಲಿರುವ ಉತ್ತರಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ'

export const CATEGORY = {
  title: 'ಡೆಂಟಿಸ್ಟ್‌ಗೆ ಯಾವುದಕ್ಕಾಗಿ ತೋರಿಸಬೇಕು?',
  legend: 'ಒಂದನ್ನು ಆರಿಸಿ',
  row: 'ಕಾರಣ',
  options: {
    emergency: { label: 'ನೋವು ಅಥವಾ ತುರ್ತು', line: 'ತುಂಬಾ ನೋವು, ಊತ, ಮುರಿದ ಹಲ್ಲು ಅಥವಾ ಪೆಟ್ಟು ಬಿದ್ದು ಉದುರಿದ ಹಲ್ಲು' },
    cosmetic: { label: 'ನನ್ನ ಹಲ್ಲುಗಳ ಅಂದ', line: 'ವೆನೀರ್, ಹಲ್ಲು ಬಿಳಿ ಮಾಡುವುದು, ಬಾಂಡಿಂಗ್, ಹಲ್ಲಿನ ಆಭರಣ' },
    alignment: { label: 'ವಕ್ರ ಹಲ್ಲುಗಳು', line: 'ಹಲ್ಲುಗಳ ನಡುವೆ ಸಂದು, ಓವರ್‌ಬೈಟ್ ಅಥವಾ ಕ್ರಾಸ್‌ಬೈಟ್ ಕೂಡ' },
    missing: { label: 'ಹಲ್ಲು ಇಲ್ಲದಿರುವುದು', line: 'ಇಂಪ್ಲಾಂಟ್, ಬ್ರಿಡ್ಜ್, ಡೆಂಚರ್ (ಕಟ್ಟಿಸಿದ ಹಲ್ಲು)' },
    gums: { label: 'ವಸಡು', line: 'ವಸಡಿನಲ್ಲಿ ರಕ್ತ ಬರುವುದು, ವಸಡಿನ ಊತ, ಅಥವಾ ವಸಡು ಹಿಂದೆ ಸರಿಯುವುದು' },
    hygiene: { label: 'ಹಲ್ಲು ಕ್ಲೀನಿಂಗ್', line: 'ಹಲ್ಲು ಕ್ಲೀನಿಂಗ್, ಸ್ಕೇಲಿಂಗ್, ಹಲ್ಲಿನ ತಪಾಸಣೆ' },
    children: { label: 'ಮಗುವಿಗೆ', line: 'ಮಕ್ಕಳ ಹಲ್ಲುಗಳ ತಪಾಸಣೆ ಮತ್ತು ಆರೈಕೆ' },
    not_sure: { label: 'ನನಗೆ ಗೊತ್ತಿಲ್ಲ', line: 'ಡೆಂಟಿಸ್ಟ್ ನೋಡಿ ಸಲಹೆ ಕೊಡುತ್ತಾರೆ' },
  } satisfies Choices<Value<'concern_category'>>,
  causes: {
    concern_category: { empty: 'ಡೆಂಟಿಸ್ಟ್‌ಗೆ ಯಾವುದಕ್ಕಾಗಿ ತೋರಿಸಬೇಕು ಎಂದು ಆರಿಸಿ', unknown: UNKNOWN },
  } satisfies Sentences<'concern_category'>,
} as const
