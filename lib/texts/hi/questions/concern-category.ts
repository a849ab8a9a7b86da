import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'दिखाए गए जवाबों में से एक चुनें'

export const CATEGORY = {
  title: 'डेंटिस्ट को क्यों दिखाना है?',
  legend: 'एक चुनें',
  row: 'वजह',
  options: {
    emergency: { label: 'दर्द या इमरजेंसी', line: 'तेज़ दर्द, सूजन, चोट से निकला या टूटा दाँत' },
    cosmetic: { label: 'दाँतों की सुंदरता', line: 'विनियर, दाँत सफ़ेद करना, बॉन्डिंग, दाँत का नग (ज्वेलरी)' },
    alignment: { label: 'टेढ़े दाँत', line: 'दाँतों के बीच जगह, ओवरबाइट या क्रॉसबाइट भी' },
    missing: { label: 'दाँत न होना', line: 'इम्प्लांट, ब्रिज, डेंचर (नक़ली दाँत)' },
    gums: { label: 'मसूड़े', line: 'मसूड़ों से ख़ून, मसूड़ों में सूजन, या मसूड़ों का पीछे हटना' },
    hygiene: { label: 'दाँतों की सफ़ाई', line: 'सफ़ाई, स्केलिंग, दाँतों की जाँच' },
    children: { label: 'बच्चे के लिए', line: 'बच्चों के दाँतों की जाँच और देखभाल' },
    not_sure: { label: 'मुझे पक्का नहीं पता', line: 'डेंटिस्ट देखकर सलाह देंगे' },
  } satisfies Choices<Value<'concern_category'>>,
  causes: {
    concern_category: { empty: 'चुनें कि डेंटिस्ट को क्यों दिखाना है', unknown: UNKNOWN },
  } satisfies Sentences<'concern_category'>,
} as const
