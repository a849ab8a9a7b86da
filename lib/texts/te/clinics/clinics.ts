export const FIND = {
  title: 'క్లినిక్ వెతకండి',
  lead: 'నగరం, ఏరియా లేదా పిన్‌కోడ్‌తో వెతకండి, లేదా మీ నగరం ఎంచుకోండి.',
  search: 'నగరం, ఏరియా లేదా పిన్‌కోడ్',
  button: 'వెతకండి',
  cities: 'మా నగరాలు',
  count: { one: '{count} క్లినిక్', other: '{count} క్లినిక్‌లు' },
  found: { one: '“{typed}” కోసం {count} క్లినిక్', other: '“{typed}” కోసం {count} క్లినిక్‌లు' },
  respelt: '“{typed}” కోసం ఏదీ దొరకలేదు. “{meant}” చూపిస్తున్నాం. {found}',
  near: 'సరిగ్గా {typed} ఏరియాలో మాకు క్లినిక్ లేదు. {city} నగరంలోని మా క్లినిక్‌లు ఇవి.',
  nearestTo: '{place} దగ్గరలోని క్లినిక్‌లు, బాగా దగ్గరవి ముందు',
  nearestHere: 'మీకు దగ్గరలోని క్లినిక్‌లు, బాగా దగ్గరవి ముందు',
  km: '{km}\u00a0కి.మీ',
  waitingList: 'మీ నగరం లిస్టులో లేదా? మాకు చెప్పండి',
  treatments: '“{typed}” వెతికితే దొరికిన చికిత్సలు',
  nothing: '“{typed}” కోసం ఏదీ దొరకలేదు. దగ్గరలోని ఏరియా పేరు రాసి చూడండి, లేదా కింద నగరం ఎంచుకోండి.',
  inCity: '{city} నగరంలో క్లినిక్‌లు',
  all: 'అన్ని నగరాలు',
} as const

export const CITY = {
  title: '{city} నగరంలో డెంటల్ క్లినిక్‌లు',
  description: {
    one: '{city} నగరంలో {count} క్లినిక్: చిరునామా, క్లినిక్ తెరిచే సమయాలు, తర్వాతి ఖాళీ సమయాలు. ఆన్‌లైన్‌లో బుక్ చేయండి.',
    other: '{city} నగరంలో {count} క్లినిక్‌లు: చిరునామాలు, క్లినిక్ తెరిచే సమయాలు, తర్వాతి ఖాళీ సమయాలు. ఆన్‌లైన్‌లో బుక్ చేయండి.',
  },
  lead: {
    one: '{place}: {count} క్లినిక్. సమయం ఎంచుకోండి లేదా క్లినిక్ చూడండి.',
    other: '{place}: {count} క్లినిక్‌లు. సమయం ఎంచుకోండి లేదా ఏదైనా క్లినిక్ చూడండి.',
  },
  search: '{city} నగరంలో ఏరియా లేదా పిన్‌కోడ్',
  everywhere: 'మా అన్ని నగరాల్లో “{typed}” వెతకండి',
  place: '{city}, {state}',
} as const

export const CLINIC = {
  title: 'డెంటిస్ట్: {locality}, {city}',
  description: '{name}, {city}: డెంటిస్టులు, క్లినిక్ తెరిచే సమయాలు, ఫోన్, దారి, తర్వాతి ఖాళీ సమయాలు. ఆన్‌లైన్‌లో బుక్ చేయండి.',
  book: 'బుక్ చేయండి',
  bookAt: ': {clinic}',
  bookHere: 'ఈ క్లినిక్‌లో బుక్ చేయండి',
  times: 'తర్వాతి ఖాళీ సమయాలు',
  timesAt: 'తర్వాతి ఖాళీ సమయాలు: {clinic}',
  timesOn: 'ఖాళీ సమయాలు: {day}, {part}',
  full: 'వచ్చే [windowDays]\u00a0రోజుల్లో ఖాళీ సమయాలు ఏవీ లేవు. మాకు కాల్ చేయండి, మీ కోసం సమయం వెతుకుతాం.',
  directions: 'దారి',
  call: 'కాల్ చేయండి: {phone}',
  team: 'ఇక్కడి మీ డెంటిస్టులు',
  since: '{year} నుంచి డెంటిస్ట్',
  here: 'ఇక్కడ: {days}',
  registration: 'రిజి. నం. {number}',
  speaks: 'భాషలు: {languages}',
  facts: 'తెలుసుకోవాల్సినవి',
  photos: 'క్లినిక్ చిత్రాలు',
  drawn: 'గీసిన బొమ్మ: {shows}',
  front: 'గీసిన బొమ్మ: ఒక క్లినిక్ ముందు భాగం, ఈ భవనం కాదు',
  mapsTo: ': {clinic}',
  hours: 'క్లినిక్ తెరిచే సమయాలు',
  day: 'రోజు',
  time: 'సమయం',
  today: 'ఈరోజు',
  closed: 'మూసి ఉంటుంది',
  range: '{opens} నుంచి {closes} వరకు',
  laterHours: '{day} నుంచి',
  services: 'ఈ క్లినిక్‌లో చికిత్సలు',
  nearby: '{city} నగరంలో ఇతర క్లినిక్‌లు',
  distance: '{clinic} నుంచి {km}\u00a0కి.మీ',
} as const

export const OPENING = {
  open: 'ఇప్పుడు తెరిచి ఉంది, {until} వరకు',
  closed: 'ఇప్పుడు మూసి ఉంది. {opens}',
  holiday: 'సెలవు వల్ల ఈరోజు మూసి ఉంది. {opens}',
} as const

export const OPENS = {
  today: 'తెరిచే సమయం: ఈరోజు, {time}',
  tomorrow: 'తెరిచే సమయం: రేపు, {time}',
  later: 'తెరిచే సమయం: {day}, {time}',
  unknown: 'మళ్లీ తెరిచే సమయం మాకు ఇంకా తెలియదు',
} as const

export const BRIEFLY = { open: '{until} వరకు తెరిచి ఉంది' } as const

export const WEEKDAYS = ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం'] as const
