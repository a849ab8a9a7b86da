import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const LOCATION = {
  title: 'డెంటిస్ట్ మిమ్మల్ని ఎక్కడ చూడాలి?',
  legend: 'ఒకటి ఎంచుకోండి',
  clinicOnly: '{city} నగరంలోని క్లినిక్‌లో మిమ్మల్ని చూస్తాం',
  noHome: '{city} నగరంలో ఇంకా హోమ్ విజిట్‌లు చేయడం లేదు. మా క్లినిక్‌లలో సమయాలు చూడటానికి కొనసాగండి.',
  row: 'ఎక్కడ',
  options: {
    at_home: { label: 'ఇంటి వద్ద' },
    clinic: { label: 'క్లినిక్‌లో' },
  } satisfies Choices<Value<'location'>>,
  lines: {
    scanner: 'డెంటిస్ట్ స్కానర్‌తో మీ దగ్గరికి వస్తారు, సుమారు 30\u00a0నిమిషాలు ఉంటారు. దయచేసి మంచి వెలుతురు ఉన్న టేబుల్ సిద్ధంగా ఉంచండి.',
    at_home: 'డెంటిస్ట్ మీ దగ్గరికి వస్తారు, సుమారు 30\u00a0నిమిషాలు ఉంటారు. దయచేసి మంచి వెలుతురు ఉన్న టేబుల్ సిద్ధంగా ఉంచండి.',
    clinic: 'అన్ని పరికరాలు ఉన్న క్లినిక్‌లో డెంటిస్ట్‌కు చూపించుకోండి.',
  },
  causes: {
    location: {
      empty: 'డెంటిస్ట్ మిమ్మల్ని ఎక్కడ చూడాలో ఎంచుకోండి',
      unknown: 'హోమ్ విజిట్ లేదా క్లినిక్ ఎంచుకోండి',
      not_at_home: 'ఇది ఇంటి వద్ద కుదరదు. క్లినిక్ ఎంచుకోండి',
    },
  } satisfies Sentences<'location'>,
} as const
