export const CLINIC = 'క్లినిక్'

export const WHO = { aged: '{name} ({age})', unnamed: 'మరొకరు' } as const

export const PEOPLE = '{count} మంది'
export const YOU_AND = { one: 'మీరు, ఇంకొకరు', other: 'మీరు, ఇంకా {count} మంది' } as const
export const YOU = 'మీరు'
export const FIRST_TO_LAST = '{start} నుంచి {last} వరకు'

export const NEW_TIME = '{day}, {time}'

export const SUMMARY = {
  visit: '{day}, {time}, బుకింగ్ నంబర్ {reference}',
  visitAt: '{day}, {time}, {place}, బుకింగ్ నంబర్ {reference}',
  more: 'ఇంకా {count}',
} as const

const MAIL_ENDING = 'బుకింగ్ నంబర్: {reference}\nమీ బుకింగ్ చూడండి: {link}\nసాయం: {help}\n\n[brand]\n'

export const VISIT_MAIL = {
  subject: {
    mail_confirmed: 'అపాయింట్‌మెంట్ ఖరారైంది: {day}, {time}',
    mail_moved: 'అపాయింట్‌మెంట్ సమయం మారింది: {day}, {time}',
    mail_cancelled: 'అపాయింట్‌మెంట్ రద్దయింది: {day}, {time}',
  },
  text: {
    mail_confirmed: `అపాయింట్‌మెంట్ ఖరారైంది: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_moved: `అపాయింట్‌మెంట్ సమయం మారింది. కొత్త సమయం: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_cancelled: `ఈ అపాయింట్‌మెంట్ రద్దయింది: {day}, {time}.\n\n${MAIL_ENDING}`,
  },
  other: 'ఇది వీరి అపాయింట్‌మెంట్ గురించి: {who}.\n\n',
  where: {
    clinic: 'దయచేసి ఇక్కడికి రండి: {place}.',
    at_home: 'మా టీమ్ మీ ఇంటికి వస్తుంది.',
    video: 'డెంటిస్ట్ మీకు WhatsAppలో లేదా ఫోన్‌లో కాల్ చేస్తారు.',
  },
} as const

export const CALENDAR = {
  what: {
    clinic: 'డెంటిస్ట్ అపాయింట్‌మెంట్',
    at_home: 'డెంటిస్ట్ హోమ్ విజిట్',
    video: 'డెంటిస్ట్‌తో వీడియో కాల్',
  },
  title: '{what} · {where}',
  note: 'మాకు కాల్ చేయండి: {phone}\nమీ బుకింగ్ {reference}: {link}',
} as const

export const CODE_MAIL = {
  subject: {
    sign_in: 'సైన్ ఇన్ చేయడానికి మీ కోడ్',
    sign_up: 'ఖాతా తెరవడానికి మీ కోడ్',
    reset: 'కొత్త పాస్‌వర్డ్ పెట్టడానికి మీ కోడ్',
    phone_number: 'మీ ఫోన్ నంబర్ కన్ఫర్మ్ చేయడానికి మీ కోడ్',
    email: 'మీ ఈమెయిల్ అడ్రస్ కన్ఫర్మ్ చేయడానికి మీ కోడ్',
    mfa: 'సైన్ ఇన్ పూర్తి చేయడానికి మీ కోడ్',
    booking: 'అపాయింట్‌మెంట్ బుక్ చేయడానికి మీ కోడ్',
    manage: 'మీ అపాయింట్‌మెంట్ తెరవడానికి మీ కోడ్',
  },
  text: 'మీ కోడ్ {code}. ఇది {time} వరకు పనిచేస్తుంది.\n\nదీన్ని ఎవరికీ చెప్పకండి. మా టీమ్ దీన్ని ఎప్పుడూ అడగదు. మీరు కోడ్ అడగకపోతే, ఈ ఈమెయిల్‌ను పట్టించుకోకండి లేదా మాకు కాల్ చేయండి: {help}.\n\n[brand]\n{link}\n',
} as const
