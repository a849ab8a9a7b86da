import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'கிளினிக்கையும் நேரத்தையும் தேர்வு செய்யவும்',
  only: '{city} நகரில் எங்களுக்கு ஒரு கிளினிக் உள்ளது.',
  otherCity: 'வேறு நகரத்தைத் தேர்வு செய்யவும்',
  tools: 'தேட, அல்லது வேறொருவருக்குப் பதிவு செய்ய',
  toolsAndDentist: 'தேட, எந்தப் பல் மருத்துவர் வேண்டும் எனச் சொல்ல, அல்லது வேறொருவருக்குப் பதிவு செய்ய',
  search: 'பகுதி அல்லது பின்கோடு',
  searchButton: 'தேட',
  listed: '{found}, {order}',
  found: { one: '{city} நகரில் {count} கிளினிக்', other: '{city} நகரில் {count} கிளினிக்குகள்' },
  foundFor: { one: '“{typed}” தேடலில் {count} கிளினிக்', other: '“{typed}” தேடலில் {count} கிளினிக்குகள்' },
  respelt: '“{typed}” என எதுவும் கிடைக்கவில்லை. “{meant}” முடிவுகளைக் காட்டுகிறோம். {found}',
  notFound: '{city} நகரில் “{typed}” என எதுவும் கிடைக்கவில்லை. அங்குள்ள எங்கள் எல்லா கிளினிக்குகளும் இங்கே உள்ளன, {order}.',
  soonest: 'மிக விரைவில் நேரம் உள்ளவை முதலில்',
  openFirst: 'இப்போது திறந்துள்ளவை முதலில்',
  nearestHere: 'உங்களுக்கு மிக அருகில் உள்ளவை முதலில்',
  nearestTo: '{place} அருகில் உள்ளவை முதலில்',
  all: '{city} நகரில் எங்கள் எல்லா கிளினிக்குகளும்',
  nearer: '{city} நகரில் உள்ள எங்கள் கிளினிக்குகள் உங்களுக்கு இன்னும் அருகில் உள்ளன',
  waitingList: 'உங்கள் பகுதியில் கிளினிக் இல்லையா? எங்களிடம் சொல்லுங்கள்',
  first: 'முதலில் காட்டவும்',
  wishes: { all: 'எல்லாம்', today: 'இன்று', tomorrow: 'நாளை', evening: 'மாலை', woman: 'பெண் பல் மருத்துவர்' },
  lacking: {
    today: 'இன்று நேரம் இல்லை. அடுத்து:',
    tomorrow: 'நாளை நேரம் இல்லை. அடுத்து:',
    evening: 'மாலையில் நேரம் இல்லை. அடுத்து:',
    woman: 'இங்கே பெண் பல் மருத்துவர் இருப்பார் என்று உறுதி இல்லை. அடுத்து:',
    same: 'இங்கே {name} உள்ள நேரம் இல்லை. அடுத்து:',
  },
  order: 'வரிசை',
  orders: { soonest: 'விரைவில்', nearest: 'அருகில்' },
  distance: '{km}\u00a0கி.மீ',
  next: 'அடுத்து காலியாக உள்ள நேரங்கள்: {clinic}',
  nearest: 'இங்கே அதற்கு அருகில் உள்ள காலி நேரங்கள்',
  more: 'மேலும் நேரங்கள்',
  moreAt: ': {clinic}',
  full: 'அடுத்த [windowDays]\u00a0நாட்களுக்கு நேரம் எதுவும் காலியாக இல்லை',
  maps: 'வரைபடம்',
  mapsTo: ': {clinic}',
  forChild: 'குழந்தைக்கு',
  rows: { appointment_type: 'கிளினிக் அல்லது வீடியோ அழைப்பு', self_booked: 'யாருக்கு' },
  causes: {
    appointment_type: {
      empty: 'கிளினிக் வருகை அல்லது வீடியோ அழைப்பைத் தேர்வு செய்யவும்',
      unknown: 'கிளினிக் வருகை அல்லது வீடியோ அழைப்பைத் தேர்வு செய்யவும்',
      not_by_video: 'இதை வீடியோ அழைப்பில் செய்ய முடியாது. கிளினிக் வருகையைத் தேர்வு செய்யவும்',
    },
    self_booked: {
      empty: 'உங்களுக்கா அல்லது வேறொருவருக்கா பதிவு செய்கிறீர்கள் என்று தேர்வு செய்யவும்',
      unknown: 'உங்களுக்கா அல்லது வேறொருவருக்கா பதிவு செய்கிறீர்கள் என்று தேர்வு செய்யவும்',
    },
  } satisfies Sentences<'appointment_type' | 'self_booked'>,
} as const

export const VIDEO_CALL = {
  title: 'பல் மருத்துவர் எப்போது அழைக்கட்டும்?',
  how: 'நீங்கள் தேர்வு செய்யும் நேரத்தில் பல் மருத்துவர் {phone} எண்ணுக்கு WhatsApp வீடியோவில் அழைப்பார். WhatsApp இல்லையா? சாதாரண போன் அழைப்பு வரும். லிங்க் எதுவும் தேவையில்லை.',
  offer: 'நேரில் வர முடியாதா? வீடியோ அழைப்பைப் பதிவு செய்யவும்',
  clinics: 'எங்கள் கிளினிக்குகளைப் பார்க்க',
} as const

export const VISIT_KIND = { clinic: { label: 'கிளினிக்கில்' }, video: { label: 'வீடியோ அழைப்பு' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'எனக்கு' }, false: { label: 'வேறொருவருக்கு' } } satisfies Choices<
  Value<'self_booked'>
>
