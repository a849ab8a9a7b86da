import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const VIDEO = {
  title: 'ആദ്യം ഡെന്റിസ്റ്റിനോട് സംസാരിക്കണോ?',
  legend: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  row: 'എങ്ങനെ',
  options: {
    false: { label: 'ഡെന്റിസ്റ്റുമായി വീഡിയോ കോൾ', line: 'നിങ്ങളുടെ ഫോണിൽ, അടുത്ത ഒഴിവുള്ള സമയത്ത്' },
    true: { label: 'ക്ലിനിക്കിൽ വരാം', line: 'ഏറ്റവും നേരത്തേ ഒഴിവുള്ള സമയത്ത്' },
  } satisfies Choices<Value<'skip_video'>>,
  nextChair: 'അടുത്തത്: {place}, {when}',
  nextCall: 'അടുത്തത്: {when}. ഡെന്റിസ്റ്റ് നിങ്ങളെ വിളിക്കും',
  causes: {
    skip_video: {
      empty: 'വീഡിയോ കോളോ ക്ലിനിക്കോ തിരഞ്ഞെടുക്കുക',
      unknown: 'വീഡിയോ കോളോ ക്ലിനിക്കോ തിരഞ്ഞെടുക്കുക',
    },
  } satisfies Sentences<'skip_video'>,
} as const
