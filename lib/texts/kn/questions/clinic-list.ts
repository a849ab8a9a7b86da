import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'ಕ್ಲಿನಿಕ್ ಮತ್ತು ಸಮಯ ಆರಿಸಿ',
  only: '{city} ನಗರದಲ್ಲಿ ನಮ್ಮ ಒಂದು ಕ್ಲಿನಿಕ್ ಇದೆ.',
  otherCity: 'ಬೇರೆ ನಗರ ಆರಿಸಿ',
  tools: 'ಹುಡುಕಿ, ಅಥವಾ ಬೇರೆಯವರಿಗಾಗಿ ಬುಕ್ ಮಾಡಿ',
  toolsAndDentist: 'ಹುಡುಕಿ, ಯಾವ ಡೆಂಟಿಸ್ಟ್ ಬೇಕೆಂದು ತಿಳಿಸಿ, ಅಥವಾ ಬೇರೆಯವರಿಗಾಗಿ ಬುಕ್ ಮಾಡಿ',
  search: 'ಏರಿಯಾ ಅಥವಾ ಪಿನ್‌ಕೋಡ್',
  searchButton: 'ಹುಡುಕಿ',
  listed: '{found}, {order}',
  found: { one: '{city} ನಗರದಲ್ಲಿ {count}\u00a0ಕ್ಲಿನಿಕ್', other: '{city} ನಗರದಲ್ಲಿ {count}\u00a0ಕ್ಲಿನಿಕ್‌ಗಳು' },
  foundFor: {
    one: '“{typed}” ಹುಡುಕಿದಾಗ ಸಿಕ್ಕಿದ್ದು: {count}\u00a0ಕ್ಲಿನಿಕ್',
    other: '“{typed}” ಹುಡುಕಿದಾಗ ಸಿಕ್ಕಿದ್ದು: {count}\u00a0ಕ್ಲಿನಿಕ್‌ಗಳು',
  },
  respelt: '“{typed}” ಹುಡುಕಿದಾಗ ಏನೂ ಸಿಗಲಿಲ್ಲ. “{meant}” ತೋರಿಸುತ್ತಿದ್ದೇವೆ. {found}',
  notFound: '{city} ನಗರದಲ್ಲಿ “{typed}” ಹುಡುಕಿದಾಗ ಏನೂ ಸಿಗಲಿಲ್ಲ. ಅಲ್ಲಿರುವ ನಮ್ಮ ಎಲ್ಲಾ ಕ್ಲಿನಿಕ್‌ಗಳು ಇಲ್ಲಿವೆ, {order}.',
  soonest: 'ಎಲ್ಲಕ್ಕಿಂತ ಬೇಗ ಸಮಯ ಸಿಗುವವು ಮೊದಲು',
  openFirst: 'ಈಗ ತೆರೆದಿರುವವು ಮೊದಲು',
  nearestHere: 'ನಿಮಗೆ ಎಲ್ಲಕ್ಕಿಂತ ಹತ್ತಿರದ್ದು ಮೊದಲು',
  nearestTo: '{place} ಹತ್ತಿರ ಇರುವವು ಮೊದಲು',
  all: '{city} ನಗರದಲ್ಲಿ ನಮ್ಮ ಎಲ್ಲಾ ಕ್ಲಿನಿಕ್‌ಗಳು',
  nearer: '{city} ನಗರದಲ್ಲಿರುವ ನಮ್ಮ ಕ್ಲಿನಿಕ್‌ಗಳು ನಿಮಗೆ ಇನ್ನೂ ಹತ್ತಿರ ಇವೆ',
  waitingList: 'ನಿಮ್ಮ ಏರಿಯಾದಲ್ಲಿ ಕ್ಲಿನಿಕ್ ಇಲ್ಲವೇ? ನಮಗೆ ತಿಳಿಸಿ',
  first: 'ಮೊದಲು ತೋರಿಸಿ',
  wishes: { all: 'ಎಲ್ಲಾ', today: 'ಇಂದು', tomorrow: 'ನಾಳೆ', evening: 'ಸಂಜೆ', woman: 'ಮಹಿಳಾ ಡೆಂಟಿಸ್ಟ್' },
  lacking: {
    today: 'ಇಂದು ಸಮಯ ಖಾಲಿ ಇಲ್ಲ. ಮುಂದಿನ ಸಮಯ:',
    tomorrow: 'ನಾಳೆ ಸಮಯ ಖಾಲಿ ಇಲ್ಲ. ಮುಂದಿನ ಸಮಯ:',
    evening: 'ಸಂಜೆ ಸಮಯ ಖಾಲಿ ಇಲ್ಲ. ಮುಂದಿನ ಸಮಯ:',
    woman: 'ಇಲ್ಲಿ ಮಹಿಳಾ ಡೆಂಟಿಸ್ಟ್ ಇರುತ್ತಾರೆ ಎಂದು ಖಚಿತವಾಗಿ ಹೇಳಲು ಆಗದು. ಮುಂದಿನ ಸಮಯ:',
    same: 'ಇಲ್ಲಿ {name} ಅವರ ಸಮಯ ಖಾಲಿ ಇಲ್ಲ. ಮುಂದಿನ ಸಮಯ:',
  },
  order: 'ಯಾವುದು ಮೊದಲು',
  orders: { soonest: 'ಬೇಗ ಸಿಗುವುದು', nearest: 'ಹತ್ತಿರದ್ದು' },
  distance: '{km}\u00a0ಕಿ.ಮೀ.',
  next: 'ಮುಂದಿನ ಖಾಲಿ ಸಮಯಗಳು: {clinic}',
  nearest: 'ಇಲ್ಲಿ ಆ ಸಮಯಕ್ಕೆ ಹತ್ತಿರದ ಖಾಲಿ ಸಮಯಗಳು',
  more: 'ಇನ್ನಷ್ಟು ಸಮಯಗಳು',
  moreAt: ': {clinic}',
  full: 'ಮುಂದಿನ [windowDays]\u00a0ದಿನಗಳಲ್ಲಿ ಯಾವ ಸಮಯವೂ ಖಾಲಿ ಇಲ್ಲ',
  maps: 'ಮ್ಯಾಪ್',
  mapsTo: ': {clinic}',
  forChild: 'ಮಗುವಿಗೆ',
  rows: { appointment_type: 'ಕ್ಲಿನಿಕ್ ಅಥವಾ ವಿಡಿಯೋ ಕಾಲ್', self_booked: 'ಯಾರಿಗೆ' },
  causes: {
    appointment_type: {
      empty: 'ಕ್ಲಿನಿಕ್ ಭೇಟಿ ಅಥವಾ ವಿಡಿಯೋ ಕಾಲ್ ಆರಿಸಿ',
      unknown: 'ಕ್ಲಿನಿಕ್ ಭೇಟಿ ಅಥವಾ ವಿಡಿಯೋ ಕಾಲ್ ಆರಿಸಿ',
      not_by_video: 'ಇದನ್ನು ವಿಡಿಯೋ ಕಾಲ್‌ನಲ್ಲಿ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. ಕ್ಲಿನಿಕ್ ಭೇಟಿ ಆರಿಸಿ',
    },
    self_booked: {
      empty: 'ನಿಮಗಾಗಿ ಬುಕ್ ಮಾಡುತ್ತೀರೋ ಬೇರೆಯವರಿಗಾಗಿಯೋ ಆರಿಸಿ',
      unknown: 'ನಿಮಗಾಗಿ ಬುಕ್ ಮಾಡುತ್ತೀರೋ ಬೇರೆಯವರಿಗಾಗಿಯೋ ಆರಿಸಿ',
    },
  } satisfies Sentences<'appointment_type' | 'self_booked'>,
} as const

export const VIDEO_CALL = {
  title: 'ಡೆಂಟಿಸ್ಟ್ ಯಾವಾಗ ಕರೆ ಮಾಡಬೇಕು?',
  how: 'ನೀವು ಆರಿಸಿದ ಸಮಯಕ್ಕೆ ಡೆಂಟಿಸ್ಟ್ {phone} ನಂಬರ್‌ಗೆ WhatsApp ವಿಡಿಯೋ ಕಾಲ್ ಮಾಡುತ್ತಾರೆ. WhatsApp ಇಲ್ಲವೇ? ಸಾಮಾನ್ಯ ಫೋನ್ ಕರೆ ಬರುತ್ತದೆ. ಯಾವ ಲಿಂಕ್ ಕೂಡ ಬೇಕಿಲ್ಲ.',
  offer: 'ಬರಲು ಆಗುವುದಿಲ್ಲವೇ? ವಿಡಿಯೋ ಕಾಲ್ ಬುಕ್ ಮಾಡಿ',
  clinics: 'ಬದಲಿಗೆ ನಮ್ಮ ಕ್ಲಿನಿಕ್‌ಗಳನ್ನು ನೋಡಿ',
} as const

export const VISIT_KIND = { clinic: { label: 'ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ' }, video: { label: 'ವಿಡಿಯೋ ಕಾಲ್' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'ನನಗೆ' }, false: { label: 'ಬೇರೆಯವರಿಗೆ' } } satisfies Choices<Value<'self_booked'>>
