import type { Sentences } from '@/flows/causes'
import { BUSY_NETWORK } from '@/lib/texts/te/limits'

export const CITY = {
  title: 'మీరు ఏ నగరంలో ఉన్నారు?',
  legend: 'మీ నగరం',
  search: 'మీ నగరం వెతకండి',
  find: 'వెతకండి',
  found: { one: '“{typed}” కోసం {count} నగరం', other: '“{typed}” కోసం {count} నగరాలు' },
  respelt: '“{typed}” అనే నగరం దొరకలేదు. “{meant}” చూపిస్తున్నాం',
  none: '“{typed}” నగరంలో మాకు ఇంకా క్లినిక్ లేదు. దాని పేరు కింద రాయండి, అక్కడ క్లినిక్ తెరిచినప్పుడు మీకు చెబుతాం',
  popular: 'ఎక్కువ మంది ఎంచుకునే నగరాలు',
  others: 'మిగతా నగరాలు',
  near: 'నా లొకేషన్ వాడండి',
  nearest: 'మీకు అన్నిటికంటే దగ్గర: {city}, {km} కి.మీ',
  nearStates: {
    locating: 'మీ లొకేషన్ వెతుకుతున్నాం',
    notLocated: 'మీ లొకేషన్ దొరకలేదు. కింద మీ నగరం ఎంచుకోండి',
    nowhere: 'మీ నుంచి 100\u00a0కి.మీ లోపు మాకు ఇంకా క్లినిక్ లేదు',
  },
  elsewhere: 'మీ నగరం లిస్టులో లేదా?',
  otherLabel: 'మీ నగరం పేరు',
  otherHint: 'అక్కడ క్లినిక్ తెరిచినప్పుడు మీకు చెబుతాం',
  waitingButton: 'అక్కడ తెరిచినప్పుడు నాకు చెప్పండి',
  row: 'నగరం',
  causes: {
    city: { empty: 'మీ నగరం ఎంచుకోండి', unknown: 'ఈ నగరంలో మాకు ఇంకా క్లినిక్ లేదు. లిస్టులో ఒకటి ఎంచుకోండి' },
    other_city: {
      empty: 'మీ నగరం పేరు రాయండి',
      long: 'నగరం పేరును 60 లేదా అంతకంటే తక్కువ అక్షరాల్లో రాయండి',
      busy_network: BUSY_NETWORK,
    },
  } satisfies Sentences<'city' | 'other_city'>,
} as const
