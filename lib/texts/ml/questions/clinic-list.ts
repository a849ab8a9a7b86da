import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const CLINICS = {
  title: 'ക്ലിനിക്കും സമയവും തിരഞ്ഞെടുക്കുക',
  only: '{city} നഗരത്തിൽ ഞങ്ങൾക്ക് ഒരു ക്ലിനിക് ഉണ്ട്.',
  otherCity: 'മറ്റൊരു നഗരം തിരഞ്ഞെടുക്കുക',
  tools: 'തിരയുക, അല്ലെങ്കിൽ മറ്റൊരാൾക്കായി ബുക്ക് ചെയ്യുക',
  toolsAndDentist: 'തിരയുക, ഏത് ഡെന്റിസ്റ്റിനെ വേണമെന്ന് പറയുക, അല്ലെങ്കിൽ മറ്റൊരാൾക്കായി ബുക്ക് ചെയ്യുക',
  search: 'സ്ഥലം അല്ലെങ്കിൽ പിൻകോഡ്',
  searchButton: 'തിരയുക',
  listed: '{found}, {order}',
  found: { one: '{city} നഗരത്തിൽ {count} ക്ലിനിക്', other: '{city} നഗരത്തിൽ {count} ക്ലിനിക്കുകൾ' },
  foundFor: { one: '“{typed}”: {count} ക്ലിനിക്', other: '“{typed}”: {count} ക്ലിനിക്കുകൾ' },
  respelt: '“{typed}” എന്ന് ഒന്നും കണ്ടില്ല. കാണിക്കുന്നത് “{meant}”. {found}',
  notFound: '{city} നഗരത്തിൽ “{typed}” എന്ന് ഒന്നും കണ്ടില്ല. അവിടത്തെ ഞങ്ങളുടെ എല്ലാ ക്ലിനിക്കുകളും ഇതാ, {order}.',
  soonest: 'ഏറ്റവും നേരത്തേ ഒഴിവുള്ളത് ആദ്യം',
  openFirst: 'ഇപ്പോൾ തുറന്നിരിക്കുന്നത് ആദ്യം',
  nearestHere: 'നിങ്ങളുടെ ഏറ്റവും അടുത്തുള്ളത് ആദ്യം',
  nearestTo: '{place} ഭാഗത്തിന് ഏറ്റവും അടുത്തുള്ളത് ആദ്യം',
  all: '{city} നഗരത്തിലെ ഞങ്ങളുടെ എല്ലാ ക്ലിനിക്കുകളും',
  nearer: '{city} നഗരത്തിലെ ഞങ്ങളുടെ ക്ലിനിക്കുകളാണ് നിങ്ങൾക്ക് കൂടുതൽ അടുത്ത്',
  waitingList: 'നിങ്ങളുടെ സ്ഥലത്ത് ക്ലിനിക് ഇല്ലേ? ഞങ്ങളോട് പറയൂ',
  first: 'ആദ്യം കാണിക്കുക',
  wishes: { all: 'എല്ലാം', today: 'ഇന്ന്', tomorrow: 'നാളെ', evening: 'വൈകുന്നേരം', woman: 'വനിതാ ഡെന്റിസ്റ്റ്' },
  lacking: {
    today: 'ഇന്ന് ഒഴിവില്ല. അടുത്തത്:',
    tomorrow: 'നാളെ ഒഴിവില്ല. അടുത്തത്:',
    evening: 'വൈകുന്നേരം ഒഴിവില്ല. അടുത്തത്:',
    woman: 'ഇവിടെ വനിതാ ഡെന്റിസ്റ്റ് ഉണ്ടാകുമെന്ന് ഉറപ്പില്ല. അടുത്തത്:',
    same: 'ഇവിടെ ഒഴിവുള്ള സമയങ്ങളിൽ {name} ഇല്ല. അടുത്തത്:',
  },
  order: 'ക്രമം',
  orders: { soonest: 'ഏറ്റവും നേരത്തേ', nearest: 'ഏറ്റവും അടുത്ത്' },
  distance: '{km}\u00a0കി.മീ.',
  next: '{clinic} ക്ലിനിക്കിൽ അടുത്ത ഒഴിവുള്ള സമയങ്ങൾ',
  nearest: 'ഇവിടെ ഏറ്റവും അടുത്ത ഒഴിവുള്ള സമയങ്ങൾ',
  more: 'കൂടുതൽ സമയങ്ങൾ',
  moreAt: ': {clinic}',
  full: 'അടുത്ത [windowDays]\u00a0ദിവസത്തേക്ക് ഒഴിവില്ല',
  maps: 'മാപ്പ്',
  mapsTo: ': {clinic}',
  forChild: 'കുട്ടിക്ക്',
  rows: { appointment_type: 'ക്ലിനിക് അല്ലെങ്കിൽ വീഡിയോ കോൾ', self_booked: 'ആർക്കാണ്' },
  causes: {
    appointment_type: {
      empty: 'ക്ലിനിക്കിൽ വരണോ വീഡിയോ കോൾ വേണോ എന്ന് തിരഞ്ഞെടുക്കുക',
      unknown: 'ക്ലിനിക്കിൽ വരണോ വീഡിയോ കോൾ വേണോ എന്ന് തിരഞ്ഞെടുക്കുക',
      not_by_video: 'ഇത് വീഡിയോ കോളിൽ ചെയ്യാൻ പറ്റില്ല. ക്ലിനിക്കിൽ വരുന്നത് തിരഞ്ഞെടുക്കുക',
    },
    self_booked: {
      empty: 'നിങ്ങൾക്കാണോ മറ്റൊരാൾക്കാണോ ബുക്ക് ചെയ്യുന്നതെന്ന് തിരഞ്ഞെടുക്കുക',
      unknown: 'നിങ്ങൾക്കാണോ മറ്റൊരാൾക്കാണോ ബുക്ക് ചെയ്യുന്നതെന്ന് തിരഞ്ഞെടുക്കുക',
    },
  } satisfies Sentences<'appointment_type' | 'self_booked'>,
} as const

export const VIDEO_CALL = {
  title: 'ഡെന്റിസ്റ്റ് എപ്പോൾ വിളിക്കണം?',
  how: 'നിങ്ങൾ തിരഞ്ഞെടുക്കുന്ന സമയത്ത് ഡെന്റിസ്റ്റ് {phone} എന്ന നമ്പറിൽ WhatsApp വീഡിയോ കോൾ ചെയ്യും. WhatsApp ഇല്ലേ? സാധാരണ ഫോൺ കോൾ വരും. ലിങ്കൊന്നും വേണ്ട.',
  offer: 'നേരിട്ട് വരാൻ പറ്റില്ലേ? വീഡിയോ കോൾ ബുക്ക് ചെയ്യൂ',
  clinics: 'പകരം ക്ലിനിക്കുകൾ കാണുക',
} as const

export const VISIT_KIND = { clinic: { label: 'ക്ലിനിക്കിൽ' }, video: { label: 'വീഡിയോ കോൾ' } } satisfies Choices<
  Value<'appointment_type'>
>
export const FOR_WHOM = { true: { label: 'എനിക്ക്' }, false: { label: 'മറ്റൊരാൾക്ക്' } } satisfies Choices<
  Value<'self_booked'>
>
