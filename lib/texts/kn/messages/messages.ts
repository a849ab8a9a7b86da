export const CLINIC = 'ಕ್ಲಿನಿಕ್'

export const WHO = { aged: '{name} ({age})', unnamed: 'ಬೇರೆಯವರು' } as const

export const PEOPLE = '{count}\u00a0ಜನ'
export const YOU_AND = { one: 'ನೀವು ಮತ್ತು ಇನ್ನೊಬ್ಬರು', other: 'ನೀವು ಮತ್ತು ಇನ್ನೂ {count}\u00a0ಜನ' } as const
export const YOU = 'ನೀವು'
export const FIRST_TO_LAST = '{start} ಗಂಟೆಯಿಂದ {last} ಗಂಟೆಯವರೆಗೆ'

export const NEW_TIME = '{day}, {time}'

export const SUMMARY = {
  visit: '{day} {time}, ಬುಕಿಂಗ್ {reference}',
  visitAt: '{day} {time}, {place}, ಬುಕಿಂಗ್ {reference}',
  more: 'ಇನ್ನೂ {count}',
} as const

const MAIL_ENDING = 'ಬುಕಿಂಗ್ ನಂಬರ್: {reference}\nನಿಮ್ಮ ಬುಕಿಂಗ್ ನೋಡಿ: {link}\nಸಹಾಯ: {help}\n\n[brand]\n'

export const VISIT_MAIL = {
  subject: {
    mail_confirmed: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಖಚಿತವಾಗಿದೆ: {day}, {time}',
    mail_moved: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಸಮಯ ಬದಲಾಗಿದೆ: {day}, {time}',
    mail_cancelled: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದಾಗಿದೆ: {day}, {time}',
  },
  text: {
    mail_confirmed: `ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಖಚಿತವಾಗಿದೆ: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_moved: `ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಸಮಯ ಬದಲಾಗಿದೆ. ಹೊಸ ಸಮಯ: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_cancelled: `ಈ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದಾಗಿದೆ: {day}, {time}.\n\n${MAIL_ENDING}`,
  },
  other: 'ಇದು ಇವರ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬಗ್ಗೆ: {who}.\n\n',
  where: {
    clinic: 'ದಯವಿಟ್ಟು ಇಲ್ಲಿಗೆ ಬನ್ನಿ: {place}.',
    at_home: 'ನಮ್ಮ ತಂಡ ನಿಮ್ಮ ಮನೆಗೆ ಬರುತ್ತದೆ.',
    video: 'ಡೆಂಟಿಸ್ಟ್ ನಿಮಗೆ WhatsAppನಲ್ಲಿ ಅಥವಾ ಫೋನ್‌ನಲ್ಲಿ ಕರೆ ಮಾಡುತ್ತಾರೆ.',
  },
} as const

export const CALENDAR = {
  what: {
    clinic: 'ಡೆಂಟಿಸ್ಟ್ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
    at_home: 'ಡೆಂಟಿಸ್ಟ್ ಮನೆ ಭೇಟಿ',
    video: 'ಡೆಂಟಿಸ್ಟ್ ಜೊತೆ ವಿಡಿಯೋ ಕಾಲ್',
  },
  title: '{what} · {where}',
  note: 'ನಮಗೆ ಕರೆ ಮಾಡಿ: {phone}\nನಿಮ್ಮ ಬುಕಿಂಗ್ {reference}: {link}',
} as const

export const CODE_MAIL = {
  subject: {
    sign_in: 'ಸೈನ್ ಇನ್ ಮಾಡಲು ನಿಮ್ಮ ಕೋಡ್',
    sign_up: 'ಖಾತೆ ತೆರೆಯಲು ನಿಮ್ಮ ಕೋಡ್',
    reset: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಇಡಲು ನಿಮ್ಮ ಕೋಡ್',
    phone_number: 'ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಖಚಿತಪಡಿಸಲು ನಿಮ್ಮ ಕೋಡ್',
    email: 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಲು ನಿಮ್ಮ ಕೋಡ್',
    mfa: 'ಸೈನ್ ಇನ್ ಪೂರ್ತಿಗೊಳಿಸಲು ನಿಮ್ಮ ಕೋಡ್',
    booking: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬುಕ್ ಮಾಡಲು ನಿಮ್ಮ ಕೋಡ್',
    manage: 'ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ತೆರೆಯಲು ನಿಮ್ಮ ಕೋಡ್',
  },
  text: 'ನಿಮ್ಮ ಕೋಡ್ {code}. ಇದು {time} ಗಂಟೆಯವರೆಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ.\n\nಇದನ್ನು ಯಾರಿಗೂ ಹೇಳಬೇಡಿ. ನಮ್ಮ ತಂಡ ಇದನ್ನು ಎಂದಿಗೂ ಕೇಳುವುದಿಲ್ಲ. ನೀವು ಕೋಡ್ ಕೇಳಿಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ಬಿಟ್ಟುಬಿಡಿ ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ: {help}.\n\n[brand]\n{link}\n',
} as const
