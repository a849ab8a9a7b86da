import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'क्लिनिक आणि वेळ निवडा',
  only: '{city} शहरात आमचे एक क्लिनिक आहे.',
  otherCity: 'दुसरे शहर निवडा',
  tools: 'शोधा, किंवा दुसऱ्या कोणासाठी बुक करा',
  toolsAndDentist: 'शोधा, कोणते डेंटिस्ट हवेत ते सांगा, किंवा दुसऱ्या कोणासाठी बुक करा',
  search: 'एरिया किंवा पिनकोड',
  searchButton: 'शोधा',
  listed: '{found}, {order}',
  found: { one: '{city} शहरात {count} क्लिनिक', other: '{city} शहरात {count} क्लिनिक' },
  foundFor: { one: '“{typed}” साठी {count} क्लिनिक', other: '“{typed}” साठी {count} क्लिनिक' },
  respelt: '“{typed}” साठी काही सापडले नाही. “{meant}” दाखवत आहोत. {found}',
  notFound: '{city} शहरात “{typed}” असे काही सापडले नाही. ही पाहा तिथली आमची सर्व क्लिनिक, {order}.',
  soonest: 'सर्वात लवकरची वेळ आधी',
  openFirst: 'आत्ता उघडी असलेली आधी',
  nearestHere: 'तुमच्या सर्वात जवळची आधी',
  nearestTo: '{place} इथून सर्वात जवळची आधी',
  all: '{city} शहरातली आमची सर्व क्लिनिक',
  nearer: '{city} शहरातली आमची क्लिनिक तुमच्या जास्त जवळ आहेत',
  waitingList: 'तुमच्या एरियात क्लिनिक नाही? आम्हाला सांगा',
  first: 'आधी दाखवा',
  wishes: { all: 'सर्व', today: 'आज', tomorrow: 'उद्या', evening: 'संध्याकाळी', woman: 'महिला डेंटिस्ट' },
  lacking: {
    today: 'आज मोकळी वेळ नाही. पुढची:',
    tomorrow: 'उद्या मोकळी वेळ नाही. पुढची:',
    evening: 'संध्याकाळी मोकळी वेळ नाही. पुढची:',
    woman: 'इथे महिला डेंटिस्ट मिळतीलच असे नाही. पुढची:',
    same: 'इथे {name} यांची मोकळी वेळ नाही. पुढची:',
  },
  order: 'आधी दाखवा',
  orders: { soonest: 'सर्वात लवकर', nearest: 'सर्वात जवळ' },
  distance: '{km}\u00a0कि.मी.',
  next: '{clinic} इथे पुढच्या मोकळ्या वेळा',
  nearest: 'इथे त्या वेळेच्या जवळच्या मोकळ्या वेळा',
  more: 'आणखी वेळा',
  moreAt: ': {clinic}',
  full: 'पुढच्या [windowDays]\u00a0दिवसांत मोकळी वेळ उरलेली नाही',
  maps: 'नकाशा',
  mapsTo: ': {clinic}',
  forChild: 'लहान मुलांसाठी',
  rows: { appointment_type: 'क्लिनिक किंवा व्हिडिओ कॉल', self_booked: 'कोणासाठी' },
  causes: {
    appointment_type: {
      empty: 'क्लिनिकमधली भेट किंवा व्हिडिओ कॉल निवडा',
      unknown: 'क्लिनिकमधली भेट किंवा व्हिडिओ कॉल निवडा',
      not_by_video: 'हे व्हिडिओ कॉलवर होऊ शकत नाही. क्लिनिकमधली भेट निवडा',
    },
    self_booked: {
      empty: 'तुमच्यासाठी बुक करत आहात की दुसऱ्या कोणासाठी, ते निवडा',
      unknown: 'तुमच्यासाठी बुक करत आहात की दुसऱ्या कोणासाठी, ते निवडा',
    },
  } satisfies Sentences<'appointment_type' | 'self_booked'>,
} as const

export const VIDEO_CALL = {
  title: 'डेंटिस्टनी कधी कॉल करावा?',
  how: 'तुम्ही निवडलेल्या वेळी डेंटिस्ट {phone} या नंबरवर WhatsApp व्हिडिओ कॉल करतील. WhatsApp नाही? मग तुम्हाला साधा फोन कॉल येईल. लिंकची गरज नाही.',
  offer: 'येणे जमत नाही? व्हिडिओ कॉल बुक करा',
  clinics: 'त्याऐवजी आमची क्लिनिक पाहा',
} as const

export const VISIT_KIND = { clinic: { label: 'क्लिनिकमध्ये' }, video: { label: 'व्हिडिओ कॉल' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'माझ्यासाठी' }, false: { label: 'दुसऱ्या कोणासाठी' } } satisfies Choices<
  Value<'self_booked'>
>
