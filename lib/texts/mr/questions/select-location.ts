import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const LOCATION = {
  title: 'डेंटिस्टनी तुम्हाला कुठे तपासावे?',
  legend: 'एक निवडा',
  clinicOnly: 'आम्ही तुम्हाला {city} शहरातल्या क्लिनिकमध्ये तपासू',
  noHome: '{city} शहरात आम्ही अजून घरी भेट देत नाही. आमच्या क्लिनिकमधल्या वेळा पाहण्यासाठी पुढे जा.',
  row: 'कुठे',
  options: {
    at_home: { label: 'घरी' },
    clinic: { label: 'क्लिनिकमध्ये' },
  } satisfies Choices<Value<'location'>>,
  lines: {
    scanner: 'डेंटिस्ट स्कॅनर घेऊन सुमारे 30\u00a0मिनिटांसाठी येतात. कृपया चांगल्या उजेडात एक टेबल तयार ठेवा.',
    at_home: 'डेंटिस्ट सुमारे 30\u00a0मिनिटांसाठी तुमच्याकडे येतात. कृपया चांगल्या उजेडात एक टेबल तयार ठेवा.',
    clinic: 'क्लिनिकमध्ये डेंटिस्टना दाखवा, तिथे सर्व मशीन आणि साहित्य आहे.',
  },
  causes: {
    location: {
      empty: 'डेंटिस्टनी तुम्हाला कुठे तपासावे ते निवडा',
      unknown: 'घरी भेट किंवा क्लिनिक निवडा',
      not_at_home: 'हे घरी होऊ शकत नाही. क्लिनिक निवडा',
    },
  } satisfies Sentences<'location'>,
} as const
