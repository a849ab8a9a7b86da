import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'കാണിച്ചിരിക്കുന്ന ഉത്തരങ്ങളിൽ ഒന്ന് തിരഞ്ഞെടുക്കുക'

export const CATEGORY = {
  title: 'എന്തിനാണ് ഡെന്റിസ്റ്റിനെ കാണേണ്ടത്?',
  legend: 'ഒന്ന് തിരഞ്ഞെടുക്കുക',
  row: 'കാരണം',
  options: {
    emergency: {
      label: 'വേദന അല്ലെങ്കിൽ അടിയന്തര ആവശ്യം',
      line: 'കടുത്ത വേദന, നീര്, പല്ല് തെറിച്ചതോ ഒടിഞ്ഞതോ',
    },
    cosmetic: { label: 'പല്ലിന്റെ ഭംഗി', line: 'വെനീർ, പല്ല് വെളുപ്പിക്കൽ, ബോണ്ടിങ്, പല്ലിലെ ആഭരണം' },
    alignment: { label: 'നിരതെറ്റിയ പല്ലുകൾ', line: 'വിടവ്, ഓവർബൈറ്റ്, ക്രോസ്ബൈറ്റ് എന്നിവയും' },
    missing: { label: 'പല്ല് ഇല്ലാത്തത്', line: 'ഇംപ്ലാന്റ്, ബ്രിഡ്ജ്, വെപ്പുപല്ല്' },
    gums: { label: 'മോണ', line: 'ചോര വരുന്നതോ വീർത്തതോ ആയ മോണ, മോണ ഇറങ്ങുന്നത്' },
    hygiene: { label: 'ക്ലീനിങ്', line: 'ക്ലീനിങ്, സ്കെയ്ലിങ്, പല്ല് പരിശോധന' },
    children: { label: 'കുട്ടിക്ക്', line: 'കുട്ടികളുടെ പല്ല് പരിശോധനയും പരിചരണവും' },
    not_sure: { label: 'എനിക്ക് ഉറപ്പില്ല', line: 'ഡെന്റിസ്റ്റ് പരിശോധിച്ച് പറഞ്ഞുതരും' },
  } satisfies Choices<Value<'concern_category'>>,
  causes: {
    concern_category: { empty: 'എന്തിനാണ് ഡെന്റിസ്റ്റിനെ കാണേണ്ടതെന്ന് തിരഞ്ഞെടുക്കുക', unknown: UNKNOWN },
  } satisfies Sentences<'concern_category'>,
} as const
