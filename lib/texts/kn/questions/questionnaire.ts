import type { Sentences } from '@/flows/causes'
import type { PostedValue } from '@/flows/rules'
import type { Choices } from '@/lib/texts/choices'
import { BUSY_NETWORK } from '@/lib/texts/kn/limits'

const UNKNOWN = 'ಇಲ್ಲಿರುವ ಉತ್ತರಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ'

export const QUESTIONNAIRE = {
  title: 'ನಾವು ಕರೆ ಮಾಡುವ ಮೊದಲು ಕೆಲವು ಪ್ರಶ್ನೆಗಳು',
  hint: 'ಯಾವ ಪ್ರಶ್ನೆಯೂ ಕಡ್ಡಾಯವಲ್ಲ. ಪ್ರತಿ ಉತ್ತರದಿಂದ ಡೆಂಟಿಸ್ಟ್‌ಗೆ ಸಹಾಯವಾಗುತ್ತದೆ.',
  how_long: 'ಈ ಸಮಸ್ಯೆ ಎಷ್ಟು ದಿನದಿಂದ ಇದೆ?',
  tried_before: 'ಇಲ್ಲಿಯವರೆಗೆ ಏನು ಮಾಡಿ ನೋಡಿದ್ದೀರಿ?',
  pain_now: 'ಈಗ ನೋವು ಇದೆಯೇ?',
  age_band: 'ಪೇಷಂಟ್ ವಯಸ್ಸು ಎಷ್ಟು?',
  best_time: 'ಯಾವಾಗ ಕರೆ ಮಾಡಿದರೆ ಒಳ್ಳೆಯದು?',
  submit: 'ನನಗೆ ಕರೆ ಮಾಡಿ',
  hours: '{from} ರಿಂದ {until} ರವರೆಗೆ',
  options: {
    how_long: {
      days: { label: 'ಕೆಲವು ದಿನಗಳಿಂದ' },
      weeks: { label: 'ಕೆಲವು ವಾರಗಳಿಂದ' },
      months: { label: 'ಕೆಲವು ತಿಂಗಳಿಂದ' },
      years: { label: 'ಒಂದು ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚು' },
      not_sure: { label: 'ನನಗೆ ಗೊತ್ತಿಲ್ಲ' },
    } satisfies Choices<PostedValue<'how_long'>>,
    tried_before: {
      nothing: { label: 'ಇನ್ನೂ ಏನೂ ಇಲ್ಲ' },
      home_care: { label: 'ಮನೆಮದ್ದು' },
      saw_dentist: { label: 'ಡೆಂಟಿಸ್ಟ್‌ಗೆ ತೋರಿಸಿದ್ದೇನೆ' },
      started_treatment: { label: 'ಚಿಕಿತ್ಸೆ ಶುರು ಮಾಡಿಸಿದ್ದೇನೆ' },
      finished_treatment: { label: 'ಚಿಕಿತ್ಸೆ ಮುಗಿಸಿದ್ದೇನೆ' },
    } satisfies Choices<PostedValue<'tried_before'>>,
    pain_now: {
      none: { label: 'ನೋವು ಇಲ್ಲ' },
      mild: { label: 'ಸ್ವಲ್ಪ ನೋವು' },
      strong: { label: 'ತುಂಬಾ ನೋವು' },
    } satisfies Choices<PostedValue<'pain_now'>>,
    age_band: {
      under_18: { label: '18\u00a0ಕ್ಕಿಂತ ಕಡಿಮೆ' },
      from_18_to_29: { label: '18\u00a0ರಿಂದ 29' },
      from_30_to_44: { label: '30\u00a0ರಿಂದ 44' },
      from_45_to_59: { label: '45\u00a0ರಿಂದ 59' },
      from_60: { label: '60 ಅಥವಾ ಹೆಚ್ಚು' },
    } satisfies Choices<PostedValue<'age_band'>>,
    best_time: {
      any_time: { label: 'ಯಾವಾಗಲಾದರೂ' },
      morning: { label: 'ಬೆಳಿಗ್ಗೆ' },
      afternoon: { label: 'ಮಧ್ಯಾಹ್ನ' },
      evening: { label: 'ಸಂಜೆ' },
    } satisfies Choices<PostedValue<'best_time'>>,
  },
  causes: {
    how_long: { unknown: UNKNOWN, busy_network: BUSY_NETWORK },
    tried_before: { unknown: UNKNOWN },
    pain_now: { unknown: UNKNOWN },
    age_band: { unknown: UNKNOWN },
    best_time: { unknown: UNKNOWN },
  } satisfies Sentences<'how_long' | 'tried_before' | 'pain_now' | 'age_band' | 'best_time'>,
} as const
