import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'കാണിച്ചിരിക്കുന്ന ഉത്തരങ്ങളിൽ ഒന്ന് തിരഞ്ഞെടുക്കുക'

export const CONCERN = {
  title: 'ഏത് കാര്യത്തിലാണ് സഹായം വേണ്ടത്?',
  legend: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  row: 'കാരണം',
  options: {
    crooked: { label: 'നിരതെറ്റിയ പല്ലുകൾ' },
    gaps: { label: 'പല്ലുകൾക്കിടയിലെ വിടവ്' },
    overbite: { label: 'ഓവർബൈറ്റ്', line: 'മേൽപ്പല്ലുകൾ കീഴ്പ്പല്ലുകളേക്കാൾ വളരെ മുന്നോട്ട് തള്ളിനിൽക്കുന്നത്' },
    crossbite: { label: 'ക്രോസ്ബൈറ്റ്', line: 'ചില മേൽപ്പല്ലുകൾ കീഴ്പ്പല്ലുകളുടെ ഉള്ളിലായി കടിക്കുന്നത്' },
    crowding: { label: 'ഇടമില്ലാതെ തിങ്ങിയ പല്ലുകൾ' },
    relapse: { label: 'കമ്പിയിട്ട ശേഷം പല്ല് പഴയപടിയായി' },
    not_sure: { label: 'എനിക്ക് ഉറപ്പില്ല' },
    one_missing: { label: 'ഒരു പല്ല് ഇല്ല' },
    several_missing: { label: 'ഒന്നിലധികം പല്ലുകൾ ഇല്ല' },
    all_missing: { label: 'മേലെയോ താഴെയോ ഒറ്റ പല്ലുമില്ല' },
    loose_denture: { label: 'ഇളകുന്ന വെപ്പുപല്ല്' },
    failed_implant: { label: 'ശരിയാകാതെ പോയ ഇംപ്ലാന്റ്' },
    veneers: { label: 'വെനീർ', line: 'മുൻപല്ലുകൾക്ക് പുതിയ ആകൃതിയും നിറവും' },
    whitening: { label: 'പല്ല് വെളുപ്പിക്കൽ', line: 'കുറച്ചുകൂടി വെളുത്ത നിറം' },
    bonding: { label: 'ബോണ്ടിങ്', line: 'ചെറിയ പൊട്ടലുകൾക്കും ചെറിയ വിടവുകൾക്കും' },
    aligners: { label: 'അലൈനർ', line: 'അധികം കാണാത്ത, സുതാര്യമായ ട്രേകൾ കൊണ്ട് പല്ല് നേരെയാക്കാം' },
    braces: { label: 'ബ്രേസസ്', line: 'ബ്രാക്കറ്റും കമ്പിയും കൊണ്ട് പല്ല് നേരെയാക്കാം' },
  } satisfies Choices<Value<'concern'>>,
  causes: {
    concern: { empty: 'ഏത് കാര്യത്തിലാണ് സഹായം വേണ്ടതെന്ന് തിരഞ്ഞെടുക്കുക', unknown: UNKNOWN },
  } satisfies Sentences<'concern'>,
} as const

export const SMILE_PARTS = {
  title: 'എന്താണ് മാറ്റാൻ ആഗ്രഹിക്കുന്നത്?',
  legend: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  booked: '{part}, സ്മൈൽ ഡിസൈനോടെ',
} as const
