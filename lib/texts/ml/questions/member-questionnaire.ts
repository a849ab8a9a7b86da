import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'കാണിച്ചിരിക്കുന്ന ഉത്തരങ്ങളിൽ ഒന്ന് തിരഞ്ഞെടുക്കുക'

export const ISSUE = {
  title: 'ഇപ്പോൾ നിങ്ങൾക്ക് ഏറ്റവും പ്രധാനം എന്താണ്?',
  legend: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  options: {
    tooth_pain: { label: 'പല്ലുവേദന' },
    bleeding_gums: { label: 'മോണയിൽ നിന്ന് ചോര വരുന്നത്' },
    sensitivity: { label: 'പല്ല് പുളിപ്പ്' },
    crooked_teeth: { label: 'നിരതെറ്റിയ പല്ലുകൾ' },
    missing_teeth: { label: 'പല്ല് ഇല്ലാത്തത്' },
    discoloured_teeth: { label: 'നിറം മാറിയ പല്ലുകൾ' },
    check_up: { label: 'പതിവ് പല്ല് പരിശോധന' },
    other: { label: 'വേറെ എന്തെങ്കിലും' },
  } satisfies Choices<Value<'issue'>>,
  causes: {
    issue: { empty: 'ഇപ്പോൾ നിങ്ങൾക്ക് ഏറ്റവും പ്രധാനം എന്താണെന്ന് തിരഞ്ഞെടുക്കുക', unknown: UNKNOWN },
  } satisfies Sentences<'issue'>,
} as const
