export const CLINIC = 'கிளினிக்'

export const WHO = { aged: '{name} ({age})', unnamed: 'வேறொருவர்' } as const

export const PEOPLE = '{count} பேர்'
export const YOU_AND = { one: 'நீங்கள், இன்னொருவர்', other: 'நீங்கள், வேறு {count} பேர்' } as const
export const YOU = 'நீங்கள்'
export const FIRST_TO_LAST = '{start} முதல் {last} வரை'

export const NEW_TIME = '{day}, {time}'

export const SUMMARY = {
  visit: '{day}, {time}, எண் {reference}',
  visitAt: '{day}, {time}, {place}, எண் {reference}',
  more: 'மேலும் {count}',
} as const

const MAIL_ENDING = 'முன்பதிவு எண்: {reference}\nஉங்கள் முன்பதிவைப் பார்க்க: {link}\nஉதவி: {help}\n\n[brand]\n'

export const VISIT_MAIL = {
  subject: {
    mail_confirmed: 'அப்பாயின்ட்மென்ட் உறுதியானது: {day}, {time}',
    mail_moved: 'அப்பாயின்ட்மென்ட் நேரம் மாறியது: {day}, {time}',
    mail_cancelled: 'அப்பாயின்ட்மென்ட் ரத்தானது: {day}, {time}',
  },
  text: {
    mail_confirmed: `அப்பாயின்ட்மென்ட் உறுதியாகிவிட்டது: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_moved: `அப்பாயின்ட்மென்ட்டின் புதிய நேரம்: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_cancelled: `இந்த அப்பாயின்ட்மென்ட் ரத்தாகிவிட்டது: {day}, {time}.\n\n${MAIL_ENDING}`,
  },
  other: 'இது {who} பெயரில் உள்ள அப்பாயின்ட்மென்ட் பற்றியது.\n\n',
  where: {
    clinic: 'நீங்கள் வர வேண்டிய இடம்: {place}.',
    at_home: 'எங்கள் குழு உங்கள் வீட்டுக்கு வரும்.',
    video: 'பல் மருத்துவர் WhatsApp மூலம் அல்லது போனில் உங்களை அழைப்பார்.',
  },
} as const

export const CALENDAR = {
  what: {
    clinic: 'பல் மருத்துவர் அப்பாயின்ட்மென்ட்',
    at_home: 'பல் மருத்துவர் வீட்டு வருகை',
    video: 'பல் மருத்துவருடன் வீடியோ அழைப்பு',
  },
  title: '{what} · {where}',
  note: 'எங்களை அழைக்கவும்: {phone}\nஉங்கள் முன்பதிவு {reference}: {link}',
} as const

export const CODE_MAIL = {
  subject: {
    sign_in: 'உள்நுழைய உங்கள் குறியீடு',
    sign_up: 'கணக்கு தொடங்க உங்கள் குறியீடு',
    reset: 'புதிய கடவுச்சொல் அமைக்க உங்கள் குறியீடு',
    phone_number: 'உங்கள் போன் எண்ணை உறுதி செய்ய உங்கள் குறியீடு',
    email: 'உங்கள் மின்னஞ்சல் முகவரியை உறுதி செய்ய உங்கள் குறியீடு',
    mfa: 'உள்நுழைவை முடிக்க உங்கள் குறியீடு',
    booking: 'அப்பாயின்ட்மென்ட் பதிவு செய்ய உங்கள் குறியீடு',
    manage: 'உங்கள் அப்பாயின்ட்மென்ட்டைத் திறக்க உங்கள் குறியீடு',
  },
  text: 'உங்கள் குறியீடு {code}. இது {time} வரை செல்லுபடியாகும்.\n\nஇதை யாரிடமும் சொல்ல வேண்டாம். எங்கள் பணியாளர்கள் இதை ஒருபோதும் கேட்க மாட்டார்கள். நீங்கள் குறியீடு கேட்கவில்லை என்றால், இந்த மின்னஞ்சலைப் பொருட்படுத்த வேண்டாம், அல்லது எங்களை அழைக்கவும்: {help}.\n\n[brand]\n{link}\n',
} as const
