import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'दिखाए गए जवाबों में से एक चुनें'

export const CONCERN = {
  title: 'आपको किस चीज़ में मदद चाहिए?',
  legend: 'एक चुनें',
  row: 'वजह',
  options: {
    crooked: { label: 'टेढ़े दाँत' },
    gaps: { label: 'दाँतों के बीच जगह' },
    overbite: { label: 'ओवरबाइट', line: 'ऊपर के दाँत नीचे के दाँतों से काफ़ी आगे निकले हैं' },
    crossbite: { label: 'क्रॉसबाइट', line: 'ऊपर के कुछ दाँत नीचे के दाँतों के अंदर की तरफ़ बैठते हैं' },
    crowding: { label: 'एक-दूसरे पर चढ़े दाँत' },
    relapse: { label: 'ब्रेसेज़ के बाद दाँत फिर खिसक गए' },
    not_sure: { label: 'मुझे पक्का नहीं पता' },
    one_missing: { label: 'एक दाँत नहीं है' },
    several_missing: { label: 'कई दाँत नहीं हैं' },
    all_missing: { label: 'ऊपर के सारे या नीचे के सारे दाँत नहीं हैं' },
    loose_denture: { label: 'ढीला डेंचर (नक़ली दाँत)' },
    failed_implant: { label: 'इम्प्लांट जो नहीं टिका' },
    veneers: { label: 'विनियर', line: 'सामने के दाँतों का नया आकार और रंग' },
    whitening: { label: 'दाँत सफ़ेद करना', line: 'दाँतों का हल्का रंग' },
    bonding: { label: 'बॉन्डिंग', line: 'टूटे किनारों और दाँतों के बीच छोटी जगह के लिए' },
    aligners: { label: 'अलाइनर', line: 'पारदर्शी ट्रे से दाँत सीधे करें, जो मुश्किल से दिखती हैं' },
    braces: { label: 'ब्रेसेज़ (दाँतों के तार)', line: 'ब्रैकेट और तार से दाँत सीधे करें' },
  } satisfies Choices<Value<'concern'>>,
  causes: {
    concern: { empty: 'चुनें कि आपको किस चीज़ में मदद चाहिए', unknown: UNKNOWN },
  } satisfies Sentences<'concern'>,
} as const

export const SMILE_PARTS = {
  title: 'आप क्या बदलना चाहेंगे?',
  legend: 'एक चुनें',
  booked: '{part}, स्माइल डिज़ाइन के साथ',
} as const
