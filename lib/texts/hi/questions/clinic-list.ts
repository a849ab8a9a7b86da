import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'क्लिनिक और समय चुनें',
  only: '{city} में हमारा एक क्लिनिक है।',
  otherCity: 'दूसरा शहर चुनें',
  tools: 'खोजें, या किसी और के लिए बुक करें',
  toolsAndDentist: 'खोजें, पसंद का डेंटिस्ट बताएँ, या किसी और के लिए बुक करें',
  search: 'इलाका या पिनकोड',
  searchButton: 'खोजें',
  listed: '{found}, {order}',
  found: { one: '{city} में {count} क्लिनिक', other: '{city} में {count} क्लिनिक' },
  foundFor: { one: '“{typed}” के लिए {count} क्लिनिक', other: '“{typed}” के लिए {count} क्लिनिक' },
  respelt: '“{typed}” के लिए कुछ नहीं मिला। “{meant}” दिखा रहे हैं। {found}',
  notFound: '{city} में “{typed}” जैसा कुछ नहीं मिला। ये वहाँ के हमारे सभी क्लिनिक हैं, {order}।',
  soonest: 'सबसे जल्दी का समय पहले',
  openFirst: 'अभी खुले क्लिनिक पहले',
  nearestHere: 'आपके सबसे पास वाले पहले',
  nearestTo: '{place} के सबसे पास वाले पहले',
  all: '{city} में हमारे सभी क्लिनिक',
  nearer: '{city} के हमारे क्लिनिक आपके ज़्यादा पास हैं',
  waitingList: 'आपके इलाके में क्लिनिक नहीं है? हमें बताएँ',
  first: 'पहले दिखाएँ',
  wishes: { all: 'सभी', today: 'आज', tomorrow: 'कल', evening: 'शाम', woman: 'महिला डेंटिस्ट' },
  lacking: {
    today: 'आज कोई समय खाली नहीं है। अगला:',
    tomorrow: 'कल कोई समय खाली नहीं है। अगला:',
    evening: 'शाम को कोई समय खाली नहीं है। अगला:',
    woman: 'यहाँ महिला डेंटिस्ट का मिलना पक्का नहीं है। अगला:',
    same: 'यहाँ {name} का कोई समय खाली नहीं है। अगला:',
  },
  order: 'पहले दिखाएँ',
  orders: { soonest: 'सबसे जल्दी', nearest: 'सबसे पास' },
  distance: '{km}\u00a0किमी',
  next: '{clinic} में अगले खाली समय',
  nearest: 'यहाँ सबसे पास के खाली समय',
  more: 'और समय',
  moreAt: ': {clinic}',
  full: 'अगले [windowDays]\u00a0दिनों में कोई समय खाली नहीं बचा',
  maps: 'नक्शा',
  mapsTo: ': {clinic}',
  forChild: 'बच्चे के लिए',
  rows: { appointment_type: 'क्लिनिक या वीडियो कॉल', self_booked: 'किसके लिए' },
  causes: {
    appointment_type: {
      empty: 'क्लिनिक विज़िट या वीडियो कॉल चुनें',
      unknown: 'क्लिनिक विज़िट या वीडियो कॉल चुनें',
      not_by_video: 'यह वीडियो कॉल पर नहीं हो सकता। क्लिनिक विज़िट चुनें',
    },
    self_booked: {
      empty: 'चुनें कि आप अपने लिए बुक कर रहे हैं या किसी और के लिए',
      unknown: 'चुनें कि आप अपने लिए बुक कर रहे हैं या किसी और के लिए',
    },
  } satisfies Sentences<'appointment_type' | 'self_booked'>,
} as const

export const VIDEO_CALL = {
  title: 'डेंटिस्ट कब कॉल करें?',
  how: 'डेंटिस्ट आपके चुने हुए समय पर {phone} पर WhatsApp वीडियो कॉल करेंगे। WhatsApp नहीं है? तो आपको सामान्य फ़ोन कॉल आएगी। किसी लिंक की ज़रूरत नहीं है।',
  offer: 'आ नहीं सकते? वीडियो कॉल बुक करें',
  clinics: 'वीडियो कॉल की जगह क्लिनिक देखें',
} as const

export const VISIT_KIND = { clinic: { label: 'क्लिनिक में' }, video: { label: 'वीडियो कॉल' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'अपने लिए' }, false: { label: 'किसी और के लिए' } } satisfies Choices<
  Value<'self_booked'>
>
