import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'കാണിച്ചിരിക്കുന്ന ഉത്തരങ്ങളിൽ ഒന്ന് തിരഞ്ഞെടുക്കുക'

export const PURPOSE = {
  title: 'ഞങ്ങൾ എന്ത് സഹായമാണ് ചെയ്യേണ്ടത്?',
  legend: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  row: 'കാരണം',
  options: {
    crooked_teeth: { label: 'നിരതെറ്റിയ പല്ലുകൾ', line: 'പല്ലുകളുടെ നിര ശരിയാക്കാൻ' },
    gaps: { label: 'വിടവുകൾ', line: 'പല്ലുകളുടെ ഇടയിലെ വിടവ് അടയ്ക്കാൻ' },
    missing_teeth: { label: 'പല്ല് ഇല്ലാത്തത്', line: 'ഒരു പല്ലോ ഒന്നിലധികം പല്ലുകളോ എല്ലാ പല്ലുകളുമോ പുതുതായി വെക്കാൻ' },
    discoloured_teeth: { label: 'നിറം മാറിയ പല്ലുകൾ', line: 'കറയും മഞ്ഞനിറവും കുറയ്ക്കാൻ' },
    tooth_pain: { label: 'പല്ലുവേദന', line: 'കാരണം കണ്ടെത്താൻ' },
    bleeding_gums: { label: 'മോണയിൽ നിന്ന് ചോര വരുന്നത്', line: 'മോണ നോക്കി ക്ലീൻ ചെയ്യാൻ' },
    smile_makeover: { label: 'പുതിയ പുഞ്ചിരി', line: 'പല്ലുകളുടെ ആകൃതിയും നിറവും പ്ലാൻ ചെയ്യാൻ' },
    check_up: { label: 'പതിവ് പല്ല് പരിശോധന', line: 'എല്ലാം ശരിയാണെന്ന് ഉറപ്പാക്കാൻ' },
    other: { label: 'വേറെ എന്തെങ്കിലും', line: 'ഞങ്ങൾ വിളിക്കുമ്പോൾ ഡെന്റിസ്റ്റിനോട് പറയൂ' },
  } satisfies Choices<Value<'purpose'>>,
  causes: {
    purpose: { empty: 'ഞങ്ങൾ എന്ത് സഹായമാണ് ചെയ്യേണ്ടതെന്ന് തിരഞ്ഞെടുക്കുക', unknown: UNKNOWN },
  } satisfies Sentences<'purpose'>,
} as const
