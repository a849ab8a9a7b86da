import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'చూపించిన జవాబుల్లో ఒకటి ఎంచుకోండి'

export const CATEGORY = {
  title: 'మీకు డెంటిస్ట్ ఎందుకు కావాలి?',
  legend: 'ఒకటి ఎంచుకోండి',
  row: 'కారణం',
  options: {
    emergency: { label: 'నొప్పి లేదా ఎమర్జెన్సీ', line: 'తీవ్రమైన నొప్పి, వాపు, దెబ్బ తగిలి ఊడిన పన్ను, విరిగిన పన్ను' },
    cosmetic: { label: 'నా పళ్లు కనిపించే తీరు', line: 'వెనీర్లు, వైట్‌నింగ్, బాండింగ్, పంటి నగలు' },
    alignment: { label: 'వంకర పళ్లు', line: 'పళ్ల మధ్య ఖాళీలు, ఓవర్‌బైట్ లేదా క్రాస్‌బైట్ కూడా' },
    missing: { label: 'పళ్లు లేకపోవడం', line: 'ఇంప్లాంట్లు, బ్రిడ్జ్‌లు, కట్టుడు పళ్లు (డెంచర్)' },
    gums: { label: 'చిగుళ్లు', line: 'చిగుళ్ల నుంచి రక్తం, చిగుళ్ల వాపు, లేదా చిగుళ్లు వెనక్కి జరగడం' },
    hygiene: { label: 'పళ్లు శుభ్రం చేయడం', line: 'పళ్లు శుభ్రం చేయడం, స్కేలింగ్, దంత పరీక్ష' },
    children: { label: 'పిల్లల కోసం', line: 'చిన్నారుల పళ్లకు పరీక్షలు, సంరక్షణ' },
    not_sure: { label: 'నాకు సరిగ్గా తెలియదు', line: 'డెంటిస్ట్ చూసి సలహా ఇస్తారు' },
  } satisfies Choices<Value<'concern_category'>>,
  causes: {
    concern_category: { empty: 'మీకు డెంటిస్ట్ ఎందుకు కావాలో ఎంచుకోండి', unknown: UNKNOWN },
  } satisfies Sentences<'concern_category'>,
} as const
