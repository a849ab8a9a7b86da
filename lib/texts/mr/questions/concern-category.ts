import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'दाखवलेल्या उत्तरांपैकी एक निवडा'

export const CATEGORY = {
  title: 'डेंटिस्टना कशासाठी दाखवायचे आहे?',
  legend: 'एक निवडा',
  row: 'कारण',
  options: {
    emergency: { label: 'दुखणे किंवा इमर्जन्सी', line: 'खूप दुखणे, सूज, मार लागून निघालेला किंवा तुटलेला दात' },
    cosmetic: { label: 'माझे दात कसे दिसतात', line: 'व्हिनियर, दात पांढरे करणे, बाँडिंग, दातावरचा खडा (ज्वेलरी)' },
    alignment: { label: 'वेडेवाकडे दात', line: 'दातांमधल्या फटी, ओव्हरबाइट किंवा क्रॉसबाइटसुद्धा' },
    missing: { label: 'दात नसणे', line: 'इम्प्लांट, ब्रिज, कवळी (डेंचर)' },
    gums: { label: 'हिरड्या', line: 'हिरड्यांतून रक्त, सुजलेल्या किंवा मागे सरकलेल्या हिरड्या' },
    hygiene: { label: 'दातांची सफाई', line: 'सफाई, स्केलिंग, दातांची तपासणी' },
    children: { label: 'लहान मुलांसाठी', line: 'लहान मुलांच्या दातांची तपासणी आणि काळजी' },
    not_sure: { label: 'मला नक्की माहीत नाही', line: 'डेंटिस्ट तपासून सल्ला देतील' },
  } satisfies Choices<Value<'concern_category'>>,
  causes: {
    concern_category: { empty: 'डेंटिस्टना कशासाठी दाखवायचे आहे ते निवडा', unknown: UNKNOWN },
  } satisfies Sentences<'concern_category'>,
} as const
