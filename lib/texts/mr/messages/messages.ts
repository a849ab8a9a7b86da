export const CLINIC = 'क्लिनिक'

export const WHO = { aged: '{name} ({age})', unnamed: 'दुसरी व्यक्ती' } as const

export const PEOPLE = '{count} जण'
export const YOU_AND = { one: 'तुम्ही आणि आणखी एक जण', other: 'तुम्ही आणि आणखी {count} जण' } as const
export const YOU = 'तुम्ही'
export const FIRST_TO_LAST = '{start} ते {last}'

export const NEW_TIME = '{day}, {time}'

export const SUMMARY = {
  visit: '{day}, {time}, बुकिंग नंबर {reference}',
  visitAt: '{day}, {time}, {place}, बुकिंग नंबर {reference}',
  more: 'आणि आणखी {count}',
} as const

const MAIL_ENDING = 'बुकिंग नंबर: {reference}\nतुमचे बुकिंग पाहा: {link}\nमदत: {help}\n\n[brand]\n'

export const VISIT_MAIL = {
  subject: {
    mail_confirmed: 'अपॉइंटमेंट नक्की झाली: {day}, {time}',
    mail_moved: 'अपॉइंटमेंटची वेळ बदलली: {day}, {time}',
    mail_cancelled: 'अपॉइंटमेंट रद्द झाली: {day}, {time}',
  },
  text: {
    mail_confirmed: `अपॉइंटमेंट नक्की झाली आहे: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_moved: `अपॉइंटमेंटची वेळ बदलली आहे. नवीन वेळ: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_cancelled: `ही अपॉइंटमेंट रद्द झाली आहे: {day}, {time}.\n\n${MAIL_ENDING}`,
  },
  other: 'ही माहिती यांच्या अपॉइंटमेंटबद्दल आहे: {who}.\n\n',
  where: {
    clinic: 'कृपया इथे या: {place}.',
    at_home: 'आमची टीम तुमच्या घरी येईल.',
    video: 'डेंटिस्ट तुम्हाला WhatsAppवर किंवा फोनवर कॉल करतील.',
  },
} as const

export const CALENDAR = {
  what: {
    clinic: 'डेंटिस्टची अपॉइंटमेंट',
    at_home: 'डेंटिस्टची घरी भेट',
    video: 'डेंटिस्टसोबत व्हिडिओ कॉल',
  },
  title: '{what} · {where}',
  note: 'आम्हाला कॉल करा: {phone}\nतुमचे बुकिंग {reference}: {link}',
} as const

export const CODE_MAIL = {
  subject: {
    sign_in: 'साइन इन करण्यासाठी तुमचा कोड',
    sign_up: 'खाते उघडण्यासाठी तुमचा कोड',
    reset: 'नवीन पासवर्ड ठेवण्यासाठी तुमचा कोड',
    phone_number: 'तुमच्या फोन नंबरची खात्री करण्यासाठी तुमचा कोड',
    email: 'तुमच्या ईमेल पत्त्याची खात्री करण्यासाठी तुमचा कोड',
    mfa: 'साइन इन पूर्ण करण्यासाठी तुमचा कोड',
    booking: 'अपॉइंटमेंट बुक करण्यासाठी तुमचा कोड',
    manage: 'तुमची अपॉइंटमेंट उघडण्यासाठी तुमचा कोड',
  },
  text: '{code} हा तुमचा कोड आहे. तो {time} वाजेपर्यंत चालेल.\n\nतो कोणालाही सांगू नका. आमची टीम तो कधीही विचारत नाही. तुम्ही कोड मागवला नसेल, तर या ईमेलकडे दुर्लक्ष करा किंवा आम्हाला कॉल करा: {help}.\n\n[brand]\n{link}\n',
} as const
