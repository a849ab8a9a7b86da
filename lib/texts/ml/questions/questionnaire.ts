import type { Sentences } from '@/flows/causes'
import type { PostedValue } from '@/flows/rules'
import type { Choices } from '@/lib/texts/choices'
import { BUSY_NETWORK } from '@/lib/texts/ml/limits'

const UNKNOWN = 'കാണിച്ചിരിക്കുന്ന ഉത്തരങ്ങളിൽ ഒന്ന് തിരഞ്ഞെടുക്കുക'

export const QUESTIONNAIRE = {
  title: 'വിളിക്കുന്നതിന് മുമ്പ് ചില ചോദ്യങ്ങൾ',
  hint: 'ഒരു ചോദ്യത്തിനും ഉത്തരം നിർബന്ധമില്ല. ഓരോ ഉത്തരവും ഡെന്റിസ്റ്റിന് സഹായമാകും.',
  how_long: 'ഈ പ്രശ്നം തുടങ്ങിയിട്ട് എത്ര നാളായി?',
  tried_before: 'ഇതുവരെ എന്തൊക്കെ ചെയ്തുനോക്കി?',
  pain_now: 'ഇപ്പോൾ വേദനയുണ്ടോ?',
  age_band: 'രോഗിക്ക് എത്ര വയസ്സുണ്ട്?',
  best_time: 'വിളിക്കാൻ ഏറ്റവും നല്ല സമയം ഏതാണ്?',
  submit: 'കോൾ ആവശ്യപ്പെടുക',
  hours: '{from} മുതൽ {until} വരെ',
  options: {
    how_long: {
      days: { label: 'കുറച്ച് ദിവസം' },
      weeks: { label: 'കുറച്ച് ആഴ്ച' },
      months: { label: 'കുറച്ച് മാസം' },
      years: { label: 'ഒരു വർഷമോ അതിൽ കൂടുതലോ' },
      not_sure: { label: 'എനിക്ക് ഉറപ്പില്ല' },
    } satisfies Choices<PostedValue<'how_long'>>,
    tried_before: {
      nothing: { label: 'ഒന്നും ചെയ്തിട്ടില്ല' },
      home_care: { label: 'വീട്ടുവൈദ്യം' },
      saw_dentist: { label: 'ഡെന്റിസ്റ്റിനെ കണ്ടു' },
      started_treatment: { label: 'ചികിത്സ തുടങ്ങി' },
      finished_treatment: { label: 'ചികിത്സ പൂർത്തിയാക്കി' },
    } satisfies Choices<PostedValue<'tried_before'>>,
    pain_now: {
      none: { label: 'വേദനയില്ല' },
      mild: { label: 'കുറച്ച്' },
      strong: { label: 'കടുത്ത വേദന' },
    } satisfies Choices<PostedValue<'pain_now'>>,
    age_band: {
      under_18: { label: '18 വയസ്സിൽ താഴെ' },
      from_18_to_29: { label: '18 മുതൽ 29 വരെ' },
      from_30_to_44: { label: '30 മുതൽ 44 വരെ' },
      from_45_to_59: { label: '45 മുതൽ 59 വരെ' },
      from_60: { label: '60 വയസ്സോ അതിൽ കൂടുതലോ' },
    } satisfies Choices<PostedValue<'age_band'>>,
    best_time: {
      any_time: { label: 'ഏത് സമയവും' },
      morning: { label: 'രാവിലെ' },
      afternoon: { label: 'ഉച്ചക്ക്' },
      evening: { label: 'വൈകുന്നേരം' },
    } satisfies Choices<PostedValue<'best_time'>>,
  },
  causes: {
    how_long: { unknown: UNKNOWN, busy_network: BUSY_NETWORK },
    tried_before: { unknown: UNKNOWN },
    pain_now: { unknown: UNKNOWN },
    age_band: { unknown: UNKNOWN },
    best_time: { unknown: UNKNOWN },
  } satisfies Sentences<'how_long' | 'tried_before' | 'pain_now' | 'age_band' | 'best_time'>,
} as const
