import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'दाखवलेल्या उत्तरांपैकी एक निवडा'

export const CONCERN = {
  title: 'तुम्हाला कशासाठी मदत हवी आहे?',
  legend: 'एक निवडा',
  row: 'कारण',
  options: {
    crooked: { label: 'वेडेवाकडे दात' },
    gaps: { label: 'दातांमधल्या फटी' },
    overbite: { label: 'ओव्हरबाइट', line: 'वरचे दात खालच्या दातांच्या खूप पुढे येतात' },
    crossbite: { label: 'क्रॉसबाइट', line: 'वरचे काही दात खालच्या दातांच्या आत बसतात' },
    crowding: { label: 'दाटीवाटीने आलेले दात' },
    relapse: { label: 'ब्रेसेसनंतर दात पुन्हा सरकले' },
    not_sure: { label: 'मला नक्की माहीत नाही' },
    one_missing: { label: 'एक दात नाही' },
    several_missing: { label: 'काही दात नाहीत' },
    all_missing: { label: 'वरचे सर्व किंवा खालचे सर्व दात नाहीत' },
    loose_denture: { label: 'सैल झालेली कवळी (डेंचर)' },
    failed_implant: { label: 'फेल झालेले इम्प्लांट' },
    veneers: { label: 'व्हिनियर', line: 'पुढच्या दातांना नवा आकार आणि रंग' },
    whitening: { label: 'दात पांढरे करणे', line: 'दातांचा उजळ रंग' },
    bonding: { label: 'बाँडिंग', line: 'तुटलेल्या कडा आणि छोट्या फटींसाठी' },
    aligners: { label: 'अलायनर', line: 'सहज न दिसणाऱ्या पारदर्शक ट्रेने दात सरळ करा' },
    braces: { label: 'ब्रेसेस (दातांच्या तारा)', line: 'ब्रॅकेट आणि तारेने दात सरळ करा' },
  } satisfies Choices<Value<'concern'>>,
  causes: {
    concern: { empty: 'तुम्हाला कशासाठी मदत हवी आहे ते निवडा', unknown: UNKNOWN },
  } satisfies Sentences<'concern'>,
} as const

export const SMILE_PARTS = {
  title: 'तुम्हाला काय बदलायचे आहे?',
  legend: 'एक निवडा',
  booked: '{part}, स्माइल डिझाइनसह',
} as const
