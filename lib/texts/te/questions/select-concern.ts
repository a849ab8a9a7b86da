import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'చూపించిన జవాబుల్లో ఒకటి ఎంచుకోండి'

export const CONCERN = {
  title: 'మీకు ఏ విషయంలో సాయం కావాలి?',
  legend: 'ఒకటి ఎంచుకోండి',
  row: 'కారణం',
  options: {
    crooked: { label: 'వంకర పళ్లు' },
    gaps: { label: 'పళ్ల మధ్య ఖాళీలు' },
    overbite: { label: 'ఓవర్‌బైట్', line: 'పై పళ్లు కింది పళ్లకంటే బాగా ముందుకు వచ్చి ఉంటాయి' },
    crossbite: { label: 'క్రాస్‌బైట్', line: 'కొన్ని పై పళ్లు కింది పళ్ల లోపలి వైపు కలుస్తాయి' },
    crowding: { label: 'ఒకదానిపై ఒకటి ఎక్కిన పళ్లు' },
    relapse: { label: 'బ్రేసెస్ తర్వాత పళ్లు మళ్లీ పాత చోటికి జరిగాయి' },
    not_sure: { label: 'నాకు సరిగ్గా తెలియదు' },
    one_missing: { label: 'ఒక పన్ను లేదు' },
    several_missing: { label: 'కొన్ని పళ్లు లేవు' },
    all_missing: { label: 'పై పళ్లన్నీ లేదా కింది పళ్లన్నీ లేవు' },
    loose_denture: { label: 'వదులైన కట్టుడు పళ్లు (డెంచర్)' },
    failed_implant: { label: 'పాడైన ఇంప్లాంట్' },
    veneers: { label: 'వెనీర్లు', line: 'ముందు పళ్లకు కొత్త ఆకారం, రంగు' },
    whitening: { label: 'పళ్లు తెల్లగా చేయడం (వైట్‌నింగ్)', line: 'ఇంకొంచెం తెల్లని రంగు' },
    bonding: { label: 'బాండింగ్', line: 'విరిగిన అంచులు, పళ్ల మధ్య చిన్న ఖాళీల కోసం' },
    aligners: { label: 'అలైనర్లు', line: 'పెద్దగా కనిపించని పారదర్శక ట్రేలతో పళ్లు సరిచేసుకోండి' },
    braces: { label: 'బ్రేసెస్ (పళ్ల క్లిప్పులు)', line: 'బ్రాకెట్లు, తీగతో పళ్లు సరిచేసుకోండి' },
  } satisfies Choices<Value<'concern'>>,
  causes: {
    concern: { empty: 'మీకు ఏ విషయంలో సాయం కావాలో ఎంచుకోండి', unknown: UNKNOWN },
  } satisfies Sentences<'concern'>,
} as const

export const SMILE_PARTS = {
  title: 'మీరు ఏం మార్చాలనుకుంటున్నారు?',
  legend: 'ఒకటి ఎంచుకోండి',
  booked: '{part}, స్మైల్ డిజైన్‌తో',
} as const
