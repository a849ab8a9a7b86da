export const CLINIC = 'ക്ലിനിക്'

export const WHO = { aged: '{name} ({age})', unnamed: 'മറ്റൊരാൾ' } as const

export const PEOPLE = '{count} പേർ'
export const YOU_AND = { one: 'നിങ്ങളും മറ്റൊരാളും', other: 'നിങ്ങളും മറ്റ് {count} പേരും' } as const
export const YOU = 'നിങ്ങൾ'
export const FIRST_TO_LAST = '{start} മുതൽ {last} വരെ'

export const NEW_TIME = '{day}, {time}'

export const SUMMARY = {
  visit: '{day}, {time}, നമ്പർ {reference}',
  visitAt: '{day}, {time}, {place}, നമ്പർ {reference}',
  more: 'പിന്നെ {count} എണ്ണം കൂടി',
} as const

const MAIL_ENDING = 'ബുക്കിങ് നമ്പർ: {reference}\nനിങ്ങളുടെ ബുക്കിങ് കാണുക: {link}\nസഹായം: {help}\n\n[brand]\n'

export const VISIT_MAIL = {
  subject: {
    mail_confirmed: 'അപ്പോയിന്റ്മെന്റ് ഉറപ്പായി: {day}, {time}',
    mail_moved: 'അപ്പോയിന്റ്മെന്റിന്റെ സമയം മാറ്റി: {day}, {time}',
    mail_cancelled: 'അപ്പോയിന്റ്മെന്റ് റദ്ദാക്കി: {day}, {time}',
  },
  text: {
    mail_confirmed: `അപ്പോയിന്റ്മെന്റ് ഉറപ്പായി: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_moved: `അപ്പോയിന്റ്മെന്റിന്റെ സമയം മാറ്റി. പുതിയ സമയം: {day}, {time}. {where}\n\n${MAIL_ENDING}`,
    mail_cancelled: `ഈ അപ്പോയിന്റ്മെന്റ് റദ്ദാക്കി: {day}, {time}.\n\n${MAIL_ENDING}`,
  },
  other: 'ഇത് ഈ ആളുടെ അപ്പോയിന്റ്മെന്റാണ്: {who}.\n\n',
  where: {
    clinic: 'വരേണ്ട സ്ഥലം: {place}.',
    at_home: 'ഞങ്ങളുടെ ടീം നിങ്ങളുടെ വീട്ടിൽ വരും.',
    video: 'ഡെന്റിസ്റ്റ് നിങ്ങളെ WhatsApp വഴിയോ ഫോണിലോ വിളിക്കും.',
  },
} as const

export const CALENDAR = {
  what: {
    clinic: 'ഡെന്റിസ്റ്റ് അപ്പോയിന്റ്മെന്റ്',
    at_home: 'ഡെന്റിസ്റ്റിന്റെ ഹോം വിസിറ്റ്',
    video: 'ഡെന്റിസ്റ്റുമായി വീഡിയോ കോൾ',
  },
  title: '{what} · {where}',
  note: 'ഞങ്ങളെ വിളിക്കൂ: {phone}\nനിങ്ങളുടെ ബുക്കിങ് {reference}: {link}',
} as const

export const CODE_MAIL = {
  subject: {
    sign_in: 'സൈൻ ഇൻ ചെയ്യാനുള്ള കോഡ്',
    sign_up: 'അക്കൗണ്ട് തുടങ്ങാനുള്ള കോഡ്',
    reset: 'പുതിയ പാസ്‌വേഡ് ഉണ്ടാക്കാനുള്ള കോഡ്',
    phone_number: 'ഫോൺ നമ്പർ ഉറപ്പാക്കാനുള്ള കോഡ്',
    email: 'ഇമെയിൽ വിലാസം ഉറപ്പാക്കാനുള്ള കോഡ്',
    mfa: 'സൈൻ ഇൻ പൂർത്തിയാക്കാനുള്ള കോഡ്',
    booking: 'അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യാനുള്ള കോഡ്',
    manage: 'അപ്പോയിന്റ്മെന്റ് തുറക്കാനുള്ള കോഡ്',
  },
  text: 'നിങ്ങളുടെ കോഡ്: {code}. ഇത് {time} വരെ ഉപയോഗിക്കാം.\n\nഇത് ആർക്കും പറഞ്ഞുകൊടുക്കരുത്. ഞങ്ങളുടെ ടീം ഒരിക്കലും ഇത് ചോദിക്കില്ല. നിങ്ങൾ കോഡ് ചോദിച്ചിട്ടില്ലെങ്കിൽ ഈ ഇമെയിൽ അവഗണിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ: {help}.\n\n[brand]\n{link}\n',
} as const
