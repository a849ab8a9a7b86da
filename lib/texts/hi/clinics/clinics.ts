export const FIND = {
  title: 'क्लिनिक खोजें',
  lead: 'शहर, इलाके या पिनकोड से खोजें, या अपना शहर चुनें।',
  search: 'शहर, इलाका या पिनकोड',
  button: 'खोजें',
  cities: 'हमारे शहर',
  count: { one: '{count} क्लिनिक', other: '{count} क्लिनिक' },
  found: { one: '“{typed}” के लिए {count} क्लिनिक', other: '“{typed}” के लिए {count} क्लिनिक' },
  respelt: '“{typed}” के लिए कुछ नहीं मिला। “{meant}” दिखा रहे हैं। {found}',
  near: '{typed} में ही हमारा कोई क्लिनिक नहीं है। ये {city} के हमारे क्लिनिक हैं।',
  nearestTo: '{place} के पास के क्लिनिक, सबसे पास वाले पहले',
  nearestHere: 'आपके पास के क्लिनिक, सबसे पास वाले पहले',
  km: '{km}\u00a0किमी',
  waitingList: 'आपका शहर सूची में नहीं है? हमें बताएँ',
  treatments: '“{typed}” खोजने पर मिले इलाज',
  nothing: '“{typed}” के लिए कुछ नहीं मिला। पास का कोई इलाका लिखकर देखें, या नीचे शहर चुनें।',
  inCity: '{city} में क्लिनिक',
  all: 'सभी शहर',
} as const

export const CITY = {
  title: '{city} में डेंटल क्लिनिक',
  description: {
    one: '{city} में {count} क्लिनिक: पता, खुलने का समय और अगले खाली समय। ऑनलाइन बुक करें।',
    other: '{city} में {count} क्लिनिक: पते, खुलने का समय और अगले खाली समय। ऑनलाइन बुक करें।',
  },
  lead: {
    one: '{place} में {count} क्लिनिक। समय चुनें या क्लिनिक देखें।',
    other: '{place} में {count} क्लिनिक। समय चुनें या कोई क्लिनिक देखें।',
  },
  search: '{city} में इलाका या पिनकोड',
  everywhere: 'हमारे सभी शहरों में “{typed}” खोजें',
  place: '{city}, {state}',
} as const

export const CLINIC = {
  title: '{locality}, {city} में डेंटिस्ट',
  description: '{name}, {city}: डेंटिस्ट, खुलने का समय, फ़ोन, रास्ता और अगले खाली समय। ऑनलाइन बुक करें।',
  book: 'बुक करें',
  bookAt: ': {clinic}',
  bookHere: 'इस क्लिनिक में बुक करें',
  times: 'अगले खाली समय',
  timesAt: '{clinic} में अगले खाली समय',
  timesOn: 'खाली समय: {day}, {part}',
  full: 'अगले [windowDays]\u00a0दिनों में कोई समय खाली नहीं बचा। हमें कॉल करें, हम आपके लिए समय खोजेंगे।',
  directions: 'रास्ता',
  call: '{phone} पर कॉल करें',
  team: 'यहाँ आपके डेंटिस्ट',
  since: '{year} से डेंटिस्ट',
  here: 'यहाँ: {days}',
  registration: 'रजि. नं. {number}',
  speaks: 'भाषाएँ: {languages}',
  facts: 'काम की बातें',
  photos: 'क्लिनिक की तस्वीरें',
  drawn: 'बनाया हुआ चित्र: {shows}',
  front: 'बनाया हुआ चित्र: किसी क्लिनिक का सामने का हिस्सा, यह इमारत नहीं',
  mapsTo: ': {clinic}',
  hours: 'खुलने का समय',
  day: 'दिन',
  time: 'समय',
  today: 'आज',
  closed: 'बंद',
  range: '{opens}\u00a0से {closes}',
  laterHours: '{day} से',
  services: 'इस क्लिनिक में इलाज',
  nearby: '{city} में दूसरे क्लिनिक',
  distance: '{clinic}\u00a0से {km}\u00a0किमी',
} as const

export const OPENING = {
  open: 'अभी खुला है, {until} तक',
  closed: 'अभी बंद है। {opens}',
  holiday: 'छुट्टी की वजह से आज बंद है। {opens}',
} as const

export const OPENS = {
  today: 'खुलने का समय: आज, {time}',
  tomorrow: 'खुलने का समय: कल, {time}',
  later: 'खुलने का समय: {day}, {time}',
  unknown: 'फिर खुलने का समय हमें अभी पता नहीं है',
} as const

export const BRIEFLY = { open: '{until} तक खुला' } as const

export const WEEKDAYS = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'] as const
