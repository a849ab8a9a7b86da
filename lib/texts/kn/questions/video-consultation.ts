import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const VIDEO = {
  title: 'ಮೊದಲು ಡೆಂಟಿಸ್ಟ್ ಜೊತೆ ಮಾತನಾಡಬೇಕೇ?',
  legend: 'ಒಂದನ್ನು ಆರಿಸಿ',
  row: 'ಹೇಗೆ',
  options: {
    false: { label: 'ಡೆಂಟಿಸ್ಟ್ ಜೊತೆ ವಿಡಿಯೋ ಕಾಲ್', line: 'ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ, ಮುಂದಿನ ಖಾಲಿ ಸಮಯಕ್ಕೆ' },
    true: { label: 'ಕ್ಲಿನಿಕ್‌ಗೆ ಬನ್ನಿ', line: 'ಎಲ್ಲಕ್ಕಿಂತ ಬೇಗ ಸಿಗುವ ಸಮಯಕ್ಕೆ' },
  } satisfies Choices<Value<'skip_video'>>,
  nextChair: 'ಮುಂದಿನ ಸಮಯ: {place}, {when}',
  nextCall: 'ಮುಂದಿನ ಸಮಯ: {when}. ಡೆಂಟಿಸ್ಟ್ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ',
  causes: {
    skip_video: { empty: 'ವಿಡಿಯೋ ಕಾಲ್ ಅಥವಾ ಕ್ಲಿನಿಕ್ ಆರಿಸಿ', unknown: 'ವಿಡಿಯೋ ಕಾಲ್ ಅಥವಾ ಕ್ಲಿನಿಕ್ ಆರಿಸಿ' },
  } satisfies Sentences<'skip_video'>,
} as const
