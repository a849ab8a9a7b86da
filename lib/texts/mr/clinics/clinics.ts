export const FIND = {
  title: 'क्लिनिक शोधा',
  lead: 'शहर, एरिया किंवा पिनकोडने शोधा, किंवा तुमचे शहर निवडा.',
  search: 'शहर, एरिया किंवा पिनकोड',
  button: 'शोधा',
  cities: 'आमची शहरे',
  count: { one: '{count} क्लिनिक', other: '{count} क्लिनिक' },
  found: { one: '“{typed}” साठी {count} क्लिनिक', other: '“{typed}” साठी {count} क्लिनिक' },
  respelt: '“{typed}” साठी काही सापडले नाही. “{meant}” दाखवत आहोत. {found}',
  near: 'खुद्द {typed} इथे आमचे क्लिनिक नाही. ही पाहा {city} शहरातली आमची क्लिनिक.',
  nearestTo: '{place} इथून जवळची क्लिनिक, सर्वात जवळची आधी',
  nearestHere: 'तुमच्या जवळची क्लिनिक, सर्वात जवळची आधी',
  km: '{km}\u00a0कि.मी.',
  waitingList: 'तुमचे शहर यादीत नाही? आम्हाला सांगा',
  treatments: '“{typed}” शोधल्यावर मिळालेले उपचार',
  nothing: '“{typed}” साठी काही सापडले नाही. जवळचा एखादा एरिया लिहून पाहा, किंवा खाली शहर निवडा.',
  inCity: '{city} शहरातली क्लिनिक',
  all: 'सर्व शहरे',
} as const

export const CITY = {
  title: '{city} शहरातली डेंटल क्लिनिक',
  description: {
    one: '{city} शहरात {count} क्लिनिक: पत्ता, उघडे असण्याची वेळ आणि पुढच्या मोकळ्या वेळा. ऑनलाइन बुक करा.',
    other: '{city} शहरात {count} क्लिनिक: पत्ते, उघडे असण्याची वेळ आणि पुढच्या मोकळ्या वेळा. ऑनलाइन बुक करा.',
  },
  lead: {
    one: '{place} इथे {count} क्लिनिक. वेळ निवडा किंवा क्लिनिक पाहा.',
    other: '{place} इथे {count} क्लिनिक. वेळ निवडा किंवा एखादे क्लिनिक पाहा.',
  },
  search: '{city} शहरातला एरिया किंवा पिनकोड',
  everywhere: 'आमच्या सर्व शहरांत “{typed}” शोधा',
  place: '{city}, {state}',
} as const

export const CLINIC = {
  title: 'डेंटिस्ट: {locality}, {city}',
  description: '{name}, {city}: डेंटिस्ट, उघडे असण्याची वेळ, फोन, रस्ता आणि पुढच्या मोकळ्या वेळा. ऑनलाइन बुक करा.',
  book: 'बुक करा',
  bookAt: ': {clinic}',
  bookHere: 'या क्लिनिकमध्ये बुक करा',
  times: 'पुढच्या मोकळ्या वेळा',
  timesAt: '{clinic} इथे पुढच्या मोकळ्या वेळा',
  timesOn: 'मोकळ्या वेळा: {day}, {part}',
  full: 'पुढच्या [windowDays]\u00a0दिवसांत मोकळी वेळ उरलेली नाही. आम्हाला कॉल करा, आम्ही तुमच्यासाठी वेळ शोधू.',
  directions: 'रस्ता',
  call: 'कॉल करा: {phone}',
  team: 'इथले तुमचे डेंटिस्ट',
  since: '{year} पासून डेंटिस्ट',
  here: 'इथे: {days}',
  registration: 'रजि. नं. {number}',
  speaks: 'भाषा: {languages}',
  facts: 'उपयोगी माहिती',
  photos: 'क्लिनिकची चित्रे',
  drawn: 'काढलेले चित्र: {shows}',
  front: 'काढलेले चित्र: एका क्लिनिकची दर्शनी बाजू, ही इमारत नाही',
  mapsTo: ': {clinic}',
  hours: 'क्लिनिक उघडे असण्याची वेळ',
  day: 'दिवस',
  time: 'वेळ',
  today: 'आज',
  closed: 'बंद',
  range: '{opens} ते {closes}',
  laterHours: '{day} पासून',
  services: 'या क्लिनिकमधले उपचार',
  nearby: '{city} शहरातली इतर क्लिनिक',
  distance: '{clinic} इथून {km}\u00a0कि.मी.',
} as const

export const OPENING = {
  open: 'आत्ता उघडे आहे, {until} वाजेपर्यंत',
  closed: 'आत्ता बंद आहे. {opens}',
  holiday: 'सुट्टीमुळे आज बंद आहे. {opens}',
} as const

export const OPENS = {
  today: 'आज {time} वाजता उघडेल',
  tomorrow: 'उद्या {time} वाजता उघडेल',
  later: '{day}, {time} वाजता उघडेल',
  unknown: 'पुन्हा कधी उघडेल ते आम्हाला अजून माहीत नाही',
} as const

export const BRIEFLY = { open: '{until} वाजेपर्यंत उघडे' } as const

export const WEEKDAYS = ['सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'] as const
