export const PRICE = {
  consultation: 'ಉಚಿತ ಡೆಂಟಿಸ್ಟ್ ಸಲಹೆ',
  consultationNote: 'ಪರೀಕ್ಷಿಸಿದ ನಂತರ, ಯಾವುದೇ ಚಿಕಿತ್ಸೆ ಶುರುವಾಗುವ ಮೊದಲು ಖರ್ಚು ಎಷ್ಟೆಂದು ತಿಳಿಸುತ್ತೇವೆ.',
  consultationLine: 'ಉಚಿತ ಡೆಂಟಿಸ್ಟ್ ಸಲಹೆ. ಯಾವುದೇ ಚಿಕಿತ್ಸೆ ಶುರುವಾಗುವ ಮೊದಲು ಖರ್ಚು ಎಷ್ಟೆಂದು ತಿಳಿಸುತ್ತೇವೆ.',
  free: 'ಉಚಿತ',
  atVisit: 'ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ {price}',
  from: '{price}\u00a0ರಿಂದ ಶುರು',
  service: 'ಡೆಂಟಿಸ್ಟ್ ಸಲಹೆ',
  of: '{service}: {price}, ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ ಹಣ ಕೊಡಿ',
  ofFrom: '{service}: {price}\u00a0ರಿಂದ ಶುರು, ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ ಹಣ ಕೊಡಿ',
  ofFirst: '{service}: {price}, ಬುಕ್ ಮಾಡುವಾಗ ಹಣ ಪಾವತಿಸಿ',
  toPay: 'ಈಗ ಪಾವತಿಸಬೇಕಾದದ್ದು {price}',
  ofPaid: '{service}: {price}, ಪಾವತಿಯಾಗಿದೆ',
  ofNothing: '{service}: [membershipPrice|ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಸೇರಿದೆ|ನಿಮಗೆ ಉಚಿತ]',
  card: '{service} {price}',
  cardFrom: '{service} {price}\u00a0ರಿಂದ ಶುರು',
  treatment: 'ಚಿಕಿತ್ಸೆ',
  ofTreatment: 'ಚಿಕಿತ್ಸೆ: {price}',
  ofTreatmentMonthly: 'ಚಿಕಿತ್ಸೆ: {price}, ಅಥವಾ ತಿಂಗಳಿಗೆ {monthly}\u00a0ರಿಂದ ಶುರು',
  instalments: 'ಅಥವಾ ಬಡ್ಡಿಯಿಲ್ಲದ ಕಂತುಗಳಲ್ಲಿ: {months} ತಿಂಗಳು, ತಿಂಗಳಿಗೆ {price}\u00a0ರಿಂದ.',
} as const

export const MEMBER_PRICE = {
  usual: 'ಸಾಮಾನ್ಯ ದರ',
  of: '{service}: ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ {price}, ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ ಹಣ ಕೊಡಿ',
  ofFrom: '{service}: ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ {price}\u00a0ರಿಂದ ಶುರು, ಭೇಟಿಯ ಸಮಯದಲ್ಲಿ ಹಣ ಕೊಡಿ',
  ofFirst: '{service}: ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ {price}, ಬುಕ್ ಮಾಡುವಾಗ ಹಣ ಪಾವತಿಸಿ',
  included: '{service}: ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ [membershipPrice|ಸೇರಿದೆ|ಉಚಿತ]',
  nothing: '[membershipPrice|ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಸೇರಿದೆ|ಉಚಿತ]',
  card: '{service} ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ {price}',
  cardFrom: '{service} ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ {price}\u00a0ರಿಂದ ಶುರು',
  lowered: 'ಇವು ನಿಮ್ಮ ಮೆಂಬರ್ ದರಗಳು.',
  notes: {
    check_up: {
      one: 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಸೇರಿದೆ: ವರ್ಷಕ್ಕೆ ಒಂದು ಹಲ್ಲಿನ ತಪಾಸಣೆ',
      other: 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಸೇರಿದೆ: ವರ್ಷಕ್ಕೆ {count} ಹಲ್ಲಿನ ತಪಾಸಣೆಗಳಲ್ಲಿ ಒಂದು',
    },
    cleaning: {
      one: 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಸೇರಿದೆ: ವರ್ಷಕ್ಕೆ ಒಂದು ಹಲ್ಲು ಕ್ಲೀನಿಂಗ್',
      other: 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ನಲ್ಲಿ ಸೇರಿದೆ: ವರ್ಷಕ್ಕೆ {count} ಹಲ್ಲು ಕ್ಲೀನಿಂಗ್‌ಗಳಲ್ಲಿ ಒಂದು',
    },
    price: 'ನಿಮ್ಮ ಮೆಂಬರ್ ದರ, {percent}\u00a0% ಕಡಿಮೆ',
  },
} as const
