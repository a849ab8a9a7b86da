import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const LOCATION = {
  title: 'डेंटिस्ट को कहाँ दिखाना चाहेंगे?',
  legend: 'एक चुनें',
  clinicOnly: 'आपकी विज़िट {city} के क्लिनिक में होगी',
  noHome: '{city} में हम अभी होम विज़िट नहीं करते। हमारे क्लिनिकों के समय देखने के लिए आगे बढ़ें।',
  row: 'कहाँ',
  options: {
    at_home: { label: 'घर पर' },
    clinic: { label: 'क्लिनिक में' },
  } satisfies Choices<Value<'location'>>,
  lines: {
    scanner: 'डेंटिस्ट स्कैनर लेकर क़रीब 30\u00a0मिनट के लिए आएँगे। कृपया अच्छी रोशनी में एक मेज़ तैयार रखें।',
    at_home: 'डेंटिस्ट क़रीब 30\u00a0मिनट के लिए आपके यहाँ आएँगे। कृपया अच्छी रोशनी में एक मेज़ तैयार रखें।',
    clinic: 'क्लिनिक में डेंटिस्ट को दिखाएँ, जहाँ सारी मशीनें और सामान हैं।',
  },
  causes: {
    location: {
      empty: 'चुनें कि डेंटिस्ट को कहाँ दिखाना है',
      unknown: 'होम विज़िट या क्लिनिक चुनें',
      not_at_home: 'यह घर पर नहीं हो सकता। क्लिनिक चुनें',
    },
  } satisfies Sentences<'location'>,
} as const
