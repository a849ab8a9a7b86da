export const CLINIC = 'क्लिनिक'

export const WHO = { aged: '{name} ({age})', unnamed: 'अन्य व्यक्ति' } as const

export const PEOPLE = '{count} व्यक्ति'
export const YOU_AND = { one: 'आप और एक अन्य व्यक्ति', other: 'आप और {count} अन्य व्यक्ति' } as const
export const YOU = 'आप'
export const FIRST_TO_LAST = '{start} से {last}'

export const NEW_TIME = '{day}, {time}'

export const SUMMARY = {
  visit: '{day}, {time}, बुकिंग नंबर {reference}',
  visitAt: '{day}, {time}, {place}, बुकिंग नंबर {reference}',
  more: 'और {count} अपॉइंटमेंट',
} as const

const MAIL_ENDING = 'बुकिंग नंबर: {reference}\nअपनी बुकिंग देखें: {link}\nमदद: {help}\n\n[brand]\n'

export const VISIT_MAIL = {
  subject: {
    mail_confirmed: 'अपॉइंटमेंट पक्का हुआ: {day}, {time}',
    mail_moved: 'अपॉइंटमेंट का समय बदला: {day}, {time}',
    mail_cancelled: 'अपॉइंटमेंट रद्द हुआ: {day}, {time}',
  },
  text: {
    mail_confirmed: `अपॉइंटमेंट पक्का हो गया है: {day}, {time}। {where}\n\n${MAIL_ENDING}`,
    mail_moved: `अपॉइंटमेंट का समय बदल गया है। नया समय: {day}, {time}। {where}\n\n${MAIL_ENDING}`,
    mail_cancelled: `{day}, {time} का अपॉइंटमेंट रद्द हो गया है।\n\n${MAIL_ENDING}`,
  },
  other: 'यह अपॉइंटमेंट इनके लिए है: {who}।\n\n',
  where: {
    clinic: 'कृपया यहाँ आएँ: {place}।',
    at_home: 'हमारी टीम आपके घर आएगी।',
    video: 'डेंटिस्ट आपको WhatsApp या फ़ोन पर कॉल करेंगे।',
  },
} as const

export const CALENDAR = {
  what: {
    clinic: 'डेंटिस्ट का अपॉइंटमेंट',
    at_home: 'डेंटिस्ट की होम विज़िट',
    video: 'डेंटिस्ट के साथ वीडियो कॉल',
  },
  title: '{what} · {where}',
  note: 'हमें कॉल करें: {phone}\nआपकी बुकिंग {reference}: {link}',
} as const

export const CODE_MAIL = {
  subject: {
    sign_in: 'साइन इन करने के लिए आपका कोड',
    sign_up: 'खाता बनाने के लिए आपका कोड',
    reset: 'नया पासवर्ड बनाने के लिए आपका कोड',
    phone_number: 'फ़ोन नंबर पक्का करने के लिए आपका कोड',
    email: 'ईमेल पता पक्का करने के लिए आपका कोड',
    mfa: 'साइन इन पूरा करने के लिए आपका कोड',
    booking: 'अपॉइंटमेंट बुक करने के लिए आपका कोड',
    manage: 'अपना अपॉइंटमेंट खोलने के लिए आपका कोड',
  },
  text: '{code} आपका कोड है। यह {time} तक चलेगा।\n\nयह किसी को न बताएँ। हमारी टीम यह कभी नहीं पूछती। अगर आपने कोड नहीं माँगा, तो इस ईमेल पर ध्यान न दें या हमें कॉल करें: {help}।\n\n[brand]\n{link}\n',
} as const
