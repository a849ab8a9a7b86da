import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'दाखवलेल्या उत्तरांपैकी एक निवडा'

export const PURPOSE = {
  title: 'आम्ही तुम्हाला कशात मदत करू शकतो?',
  legend: 'एक निवडा',
  row: 'कारण',
  options: {
    crooked_teeth: { label: 'वेडेवाकडे दात', line: 'रांगेबाहेर गेलेले दात सरळ करा' },
    gaps: { label: 'दातांमधल्या फटी', line: 'दातांमधली मोकळी जागा बंद करा' },
    missing_teeth: { label: 'दात नसणे', line: 'एक, काही किंवा सर्व दात नवीन बसवा' },
    discoloured_teeth: { label: 'दातांवर डाग किंवा पिवळेपणा', line: 'डाग आणि पिवळेपणा कमी करा' },
    tooth_pain: { label: 'दातदुखी', line: 'कारण जाणून घ्या' },
    bleeding_gums: { label: 'हिरड्यांतून रक्त येणे', line: 'हिरड्या तपासून आणि साफ करून घ्या' },
    smile_makeover: { label: 'नवीन स्माइल', line: 'तुमच्या दातांचा आकार आणि रंग ठरवा' },
    check_up: { label: 'दातांची नेहमीची तपासणी', line: 'सर्व ठीक आहे ना, ते तपासा' },
    other: { label: 'दुसरे काही', line: 'आम्ही कॉल करू तेव्हा डेंटिस्टना सांगा' },
  } satisfies Choices<Value<'purpose'>>,
  causes: {
    purpose: { empty: 'आम्ही तुम्हाला कशात मदत करू शकतो ते निवडा', unknown: UNKNOWN },
  } satisfies Sentences<'purpose'>,
} as const
