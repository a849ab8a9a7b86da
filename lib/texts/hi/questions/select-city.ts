import type { Sentences } from '@/flows/causes'
import { BUSY_NETWORK } from '@/lib/texts/hi/limits'

export const CITY = {
  title: 'आप किस शहर में हैं?',
  legend: 'आपका शहर',
  search: 'अपना शहर खोजें',
  find: 'खोजें',
  found: { one: '“{typed}” के लिए {count} शहर', other: '“{typed}” के लिए {count} शहर' },
  respelt: '“{typed}” नाम का कोई शहर नहीं मिला। “{meant}” दिखा रहे हैं',
  none: 'हम अभी “{typed}” में नहीं हैं। नीचे इसका नाम लिखें, वहाँ क्लिनिक खुलने पर हम आपको बताएँगे',
  popular: 'ज़्यादा चुने जाने वाले शहर',
  others: 'बाकी शहर',
  near: 'मेरी लोकेशन इस्तेमाल करें',
  nearest: 'आपके सबसे पास: {city}, {km}\u00a0किमी',
  nearStates: {
    locating: 'आपकी लोकेशन खोज रहे हैं',
    notLocated: 'आपकी लोकेशन नहीं मिली। नीचे अपना शहर चुनें',
    nowhere: 'आपसे 100\u00a0किमी के अंदर अभी हमारा कोई क्लिनिक नहीं है',
  },
  elsewhere: 'आपका शहर सूची में नहीं है?',
  otherLabel: 'आपके शहर का नाम',
  otherHint: 'वहाँ क्लिनिक खुलने पर हम आपको बताएँगे',
  waitingButton: 'वहाँ खुलने पर मुझे बताएँ',
  row: 'शहर',
  causes: {
    city: { empty: 'अपना शहर चुनें', unknown: 'हम अभी इस शहर में नहीं हैं। सूची में से एक शहर चुनें' },
    other_city: {
      empty: 'अपने शहर का नाम लिखें',
      long: 'शहर का नाम 60 या उससे कम अक्षरों में लिखें',
      busy_network: BUSY_NETWORK,
    },
  } satisfies Sentences<'city' | 'other_city'>,
} as const
