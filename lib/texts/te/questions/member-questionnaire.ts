import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'చూపించిన జవాబుల్లో ఒకటి ఎంచుకోండి'

export const ISSUE = {
  title: 'ఇప్పుడు మీకు అన్నిటికంటే ముఖ్యమైనది ఏది?',
  legend: 'ఒకటి ఎంచుకోండి',
  options: {
    tooth_pain: { label: 'పంటి నొప్పి' },
    bleeding_gums: { label: 'చిగుళ్ల నుంచి రక్తం' },
    sensitivity: { label: 'పళ్లు జివ్వుమనడం' },
    crooked_teeth: { label: 'వంకర పళ్లు' },
    missing_teeth: { label: 'పళ్లు లేకపోవడం' },
    discoloured_teeth: { label: 'రంగు మారిన పళ్లు' },
    check_up: { label: 'సాధారణ దంత పరీక్ష' },
    other: { label: 'వేరే సమస్య' },
  } satisfies Choices<Value<'issue'>>,
  causes: {
    issue: { empty: 'ఇప్పుడు మీకు అన్నిటికంటే ముఖ్యమైనది ఎంచుకోండి', unknown: UNKNOWN },
  } satisfies Sentences<'issue'>,
} as const
