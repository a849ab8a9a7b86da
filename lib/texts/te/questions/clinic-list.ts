import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'క్లినిక్, సమయం ఎంచుకోండి',
  only: '{city} నగరంలో మాకు ఒక క్లినిక్ ఉంది.',
  otherCity: 'వేరే నగరం ఎంచుకోండి',
  tools: 'వెతకండి, లేదా వేరే వారి కోసం బుక్ చేయండి',
  toolsAndDentist: 'వెతకండి, ఏ డెంటిస్ట్ కావాలో చెప్పండి, లేదా వేరే వారి కోసం బుక్ చేయండి',
  search: 'ఏరియా లేదా పిన్‌కోడ్',
  searchButton: 'వెతకండి',
  listed: '{found}, {order}',
  found: { one: '{city} నగరంలో {count} క్లినిక్', other: '{city} నగరంలో {count} క్లినిక్‌లు' },
  foundFor: { one: '“{typed}” కోసం {count} క్లినిక్', other: '“{typed}” కోసం {count} క్లినిక్‌లు' },
  respelt: '“{typed}” కోసం ఏదీ దొరకలేదు. “{meant}” చూపిస్తున్నాం. {found}',
  notFound: '{city} నగరంలో “{typed}” కోసం ఏదీ దొరకలేదు. అక్కడి మా క్లినిక్‌లన్నీ ఇవి, {order}.',
  soonest: 'త్వరగా సమయం దొరికేవి ముందు',
  openFirst: 'ఇప్పుడు తెరిచి ఉన్నవి ముందు',
  nearestHere: 'మీకు దగ్గరవి ముందు',
  nearestTo: '{place} నుంచి దగ్గరవి ముందు',
  all: '{city} నగరంలో మా క్లినిక్‌లన్నీ',
  nearer: '{city} నగరంలోని మా క్లినిక్‌లు మీకు ఇంకా దగ్గర',
  waitingList: 'మీ ఏరియాలో క్లినిక్ లేదా? మాకు చెప్పండి',
  first: 'ముందుగా చూపించండి',
  wishes: { all: 'అన్నీ', today: 'ఈరోజు', tomorrow: 'రేపు', evening: 'సాయంత్రం', woman: 'మహిళా డెంటిస్ట్' },
  lacking: {
    today: 'ఈరోజు ఖాళీ సమయాలు లేవు. తర్వాతివి:',
    tomorrow: 'రేపు ఖాళీ సమయాలు లేవు. తర్వాతివి:',
    evening: 'సాయంత్రం ఖాళీ సమయాలు లేవు. తర్వాతివి:',
    woman: 'ఇక్కడ మహిళా డెంటిస్ట్ ఉంటారని ఖాయంగా చెప్పలేం. తర్వాతివి:',
    same: 'ఇక్కడ {name} ఉండే ఖాళీ సమయాలు లేవు. తర్వాతివి:',
  },
  order: 'ముందు చూపేవి',
  orders: { soonest: 'త్వరగా దొరికేవి', nearest: 'దగ్గరవి' },
  distance: '{km} కి.మీ',
  next: 'తర్వాతి ఖాళీ సమయాలు: {clinic}',
  nearest: 'ఇక్కడ ఆ సమయానికి దగ్గరి ఖాళీ సమయాలు',
  more: 'మరిన్ని సమయాలు',
  moreAt: ': {clinic}',
  full: 'వచ్చే [windowDays]\u00a0రోజుల్లో ఖాళీ సమయాలు ఏవీ లేవు',
  maps: 'మ్యాప్',
  mapsTo: ': {clinic}',
  forChild: 'పిల్లల కోసం',
  rows: { appointment_type: 'క్లినిక్ లేదా వీడియో కాల్', self_booked: 'ఎవరి కోసం' },
  causes: {
    appointment_type: {
      empty: 'క్లినిక్ విజిట్ లేదా వీడియో కాల్ ఎంచుకోండి',
      unknown: 'క్లినిక్ విజిట్ లేదా వీడియో కాల్ ఎంచుకోండి',
      not_by_video: 'ఇది వీడియో కాల్‌లో కుదరదు. క్లినిక్ విజిట్ ఎంచుకోండి',
    },
    self_booked: {
      empty: 'మీ కోసం బుక్ చేస్తున్నారా, వేరే వారి కోసమా ఎంచుకోండి',
      unknown: 'మీ కోసం బుక్ చేస్తున్నారా, వేరే వారి కోసమా ఎంచుకోండి',
    },
  } satisfies Sentences<'appointment_type' | 'self_booked'>,
} as const

export const VIDEO_CALL = {
  title: 'డెంటిస్ట్ ఎప్పుడు కాల్ చేయాలి?',
  how: 'మీరు ఎంచుకున్న సమయానికి డెంటిస్ట్ {phone} నంబర్‌కు WhatsApp వీడియో కాల్ చేస్తారు. WhatsApp లేదా? మీకు మామూలు ఫోన్ కాల్ వస్తుంది. లింక్ ఏదీ అక్కర్లేదు.',
  offer: 'క్లినిక్‌కు రావడం వీలు కాదా? వీడియో కాల్ బుక్ చేయండి',
  clinics: 'బదులుగా మా క్లినిక్‌లు చూడండి',
} as const

export const VISIT_KIND = { clinic: { label: 'క్లినిక్‌లో' }, video: { label: 'వీడియో కాల్' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'నా కోసం' }, false: { label: 'వేరే వారి కోసం' } } satisfies Choices<
  Value<'self_booked'>
>
