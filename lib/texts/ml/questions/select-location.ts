import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const LOCATION = {
  title: 'ഡെന്റിസ്റ്റിനെ എവിടെ കാണാനാണ് സൗകര്യം?',
  legend: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  clinicOnly: '{city} നഗരത്തിലെ ക്ലിനിക്കിൽ കാണാം',
  noHome: '{city} നഗരത്തിൽ ഞങ്ങൾ ഇതുവരെ ഹോം വിസിറ്റ് തുടങ്ങിയിട്ടില്ല. ക്ലിനിക്കുകളിലെ സമയങ്ങൾ കാണാൻ തുടരൂ.',
  row: 'എവിടെ',
  options: {
    at_home: { label: 'വീട്ടിൽ' },
    clinic: { label: 'ക്ലിനിക്കിൽ' },
  } satisfies Choices<Value<'location'>>,
  lines: {
    scanner: 'ഡെന്റിസ്റ്റ് സ്കാനറുമായി വീട്ടിൽ വരും, ഏകദേശം 30\u00a0മിനിറ്റ് എടുക്കും. നല്ല വെളിച്ചമുള്ള ഒരു മേശ വേണം.',
    at_home: 'ഡെന്റിസ്റ്റ് വീട്ടിൽ വരും, ഏകദേശം 30\u00a0മിനിറ്റ് എടുക്കും. നല്ല വെളിച്ചമുള്ള ഒരു മേശ വേണം.',
    clinic: 'ക്ലിനിക്കിൽ വന്ന് ഡെന്റിസ്റ്റിനെ കാണാം. എല്ലാ ഉപകരണവും അവിടെയുണ്ട്.',
  },
  causes: {
    location: {
      empty: 'ഡെന്റിസ്റ്റിനെ എവിടെ കാണണമെന്ന് തിരഞ്ഞെടുക്കുക',
      unknown: 'ഹോം വിസിറ്റോ ക്ലിനിക്കോ തിരഞ്ഞെടുക്കുക',
      not_at_home: 'ഇത് വീട്ടിൽ ചെയ്യാൻ പറ്റില്ല. ക്ലിനിക് തിരഞ്ഞെടുക്കുക',
    },
  } satisfies Sentences<'location'>,
} as const
