import type { Sentences } from '@/flows/causes'
import { BUSY_NETWORK } from '@/lib/texts/mr/limits'

export const CITY = {
  title: 'तुम्ही कोणत्या शहरात आहात?',
  legend: 'तुमचे शहर',
  search: 'तुमचे शहर शोधा',
  find: 'शोधा',
  found: { one: '“{typed}” साठी {count} शहर', other: '“{typed}” साठी {count} शहरे' },
  respelt: '“{typed}” नावाचे शहर सापडले नाही. “{meant}” दाखवत आहोत',
  none: '“{typed}” इथे अजून आमचे क्लिनिक नाही. खाली शहराचे नाव लिहा, तिथे क्लिनिक सुरू झाल्यावर आम्ही तुम्हाला कळवू',
  popular: 'लोकप्रिय शहरे',
  others: 'बाकीची शहरे',
  near: 'माझे लोकेशन वापरा',
  nearest: 'तुमच्या सर्वात जवळ: {city}, {km}\u00a0कि.मी.',
  nearStates: {
    locating: 'तुमचे लोकेशन शोधत आहोत',
    notLocated: 'तुमचे लोकेशन सापडले नाही. खाली तुमचे शहर निवडा',
    nowhere: 'तुमच्यापासून 100\u00a0कि.मी. अंतरात अजून आमचे क्लिनिक नाही',
  },
  elsewhere: 'तुमचे शहर यादीत नाही?',
  otherLabel: 'तुमच्या शहराचे नाव',
  otherHint: 'तिथे क्लिनिक सुरू झाल्यावर आम्ही तुम्हाला कळवू',
  waitingButton: 'तिथे सुरू झाल्यावर मला कळवा',
  row: 'शहर',
  causes: {
    city: { empty: 'तुमचे शहर निवडा', unknown: 'या शहरात अजून आमचे क्लिनिक नाही. यादीतले एक शहर निवडा' },
    other_city: {
      empty: 'तुमच्या शहराचे नाव लिहा',
      long: 'शहराचे नाव 60 किंवा त्याहून कमी अक्षरांत लिहा',
      busy_network: BUSY_NETWORK,
    },
  } satisfies Sentences<'city' | 'other_city'>,
} as const
