import type { Sentences } from '@/flows/causes'

export const TREATMENT = {
  title: 'ഏത് ചികിത്സയാണ് വേണ്ടത്?',
  legend: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  row: 'ചികിത്സ',
  causes: {
    treatment: {
      empty: 'ചികിത്സ തിരഞ്ഞെടുക്കുക',
      unknown: 'ഈ ചികിത്സ ഞങ്ങൾ ചെയ്യുന്നില്ല. പട്ടികയിൽ നിന്ന് ഒന്ന് തിരഞ്ഞെടുക്കുക',
    },
  } satisfies Sentences<'treatment'>,
} as const
