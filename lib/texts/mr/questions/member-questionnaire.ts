import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'दाखवलेल्या उत्तरांपैकी एक निवडा'

export const ISSUE = {
  title: 'तुमच्यासाठी आत्ता सर्वात महत्त्वाचे काय आहे?',
  legend: 'एक निवडा',
  options: {
    tooth_pain: { label: 'दातदुखी' },
    bleeding_gums: { label: 'हिरड्यांतून रक्त येणे' },
    sensitivity: { label: 'दात शिवशिवणे' },
    crooked_teeth: { label: 'वेडेवाकडे दात' },
    missing_teeth: { label: 'दात नसणे' },
    discoloured_teeth: { label: 'दातांवर डाग किंवा पिवळेपणा' },
    check_up: { label: 'दातांची नेहमीची तपासणी' },
    other: { label: 'दुसरे काही' },
  } satisfies Choices<Value<'issue'>>,
  causes: {
    issue: { empty: 'तुमच्यासाठी आत्ता सर्वात महत्त्वाचे काय आहे ते निवडा', unknown: UNKNOWN },
  } satisfies Sentences<'issue'>,
} as const
