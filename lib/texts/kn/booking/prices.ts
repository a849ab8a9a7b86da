export const PRICE = {
  consultation: 'ಉಚಿತ ಡೆಂಟಿಸ್ಟ್ ಸಲಹೆ',
  consultationNote: 'ಪರೀಕ್ಷಿಸಿದ ನಂತರ, ಯಾವುದೇ ಚಿಕಿತ್ಸೆ ಶುರುವಾಗುವ ಮೊದಲು ಖರ್ಚು ಎಷ್ಟೆಂದು ತಿಳಿಸುತ್ತೇವೆ.',
  consultationLine: 'ಉಚಿತ ಡೆಂಟಿಸ್ಟ್ ಸಲಹೆ. ಯಾವುದೇ ಚಿಕಿತ್ಸೆ ಶುರುವಾಗುವ ಮೊದಲು ಖರ್ಚು ಎಷ್ಟೆಂದು ತಿಳಿಸುತ್ತೇವೆ',
  free: 'ಉಚಿತ',
  atVisit: 'ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ {price}',
  from: '{price} ರಿಂದ ಶುರು',
  service: 'ಡೆಂಟಿಸ್ಟ್ ಸಲಹೆ',
  of: '{service}: {price}, ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ ಹಣ ಕೊಡಿ',
  ofFrom: '{service}: {price} ರಿಂದ ಶುರು, ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ ಹಣ ಕೊಡಿ',
  ofNothing: '{service}: ನಿಮಗೆ ಉಚಿತ',
  card: '{service} {price}',
  cardFrom: '{service} {price} ರಿಂದ ಶುರು',
} as const

export const MEMBER_PRICE = {
  usual: 'ಸಾಮಾನ್ಯ ದರ',
  of: '{service}: ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ {price}, ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ ಹಣ ಕೊಡಿ',
  ofFrom: '{service}: ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ {price} ರಿಂದ ಶುರು, ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ ಹಣ ಕೊಡಿ',
  free: '{service}: ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ ಉಚಿತ',
  card: '{service} ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ {price}',
  cardFrom: '{service} ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ {price} ರಿಂದ ಶುರು',
  lowered: 'ಇವು ನಿಮ್ಮ ಮೆಂಬರ್ ದರಗಳು.',
  notes: {
    check_up: 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಸೇರಿದೆ: ವರ್ಷಕ್ಕೆ {count} ಹಲ್ಲಿನ ತಪಾಸಣೆಗಳಲ್ಲಿ ಒಂದು',
    cleaning: 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಸೇರಿದೆ: ವರ್ಷಕ್ಕೆ {count} ಹಲ್ಲು ಕ್ಲೀನಿಂಗ್‌ಗಳಲ್ಲಿ ಒಂದು',
    price: 'ನಿಮ್ಮ ಮೆಂಬರ್ ದರ, {percent}\u00a0% ಕಡಿಮೆ',
  },
} as const
