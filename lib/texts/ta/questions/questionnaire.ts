import type { Sentences } from '@/flows/causes'
import type { PostedValue } from '@/flows/rules'
import type { Choices } from '@/lib/texts/choices'
import { BUSY_NETWORK } from '@/lib/texts/ta/limits'

const UNKNOWN = 'இங்குள்ள பதில்களில் ஒன்றைத் தேர்வு செய்யவும்'

export const QUESTIONNAIRE = {
  title: 'நாங்கள் அழைக்கும் முன் சில கேள்விகள்',
  hint: 'விருப்பம் இருந்தால் மட்டும் கேள்விகளுக்குப் பதில் சொல்லவும். ஒவ்வொரு பதிலும் பல் மருத்துவருக்கு உதவும்.',
  how_long: 'இந்தப் பிரச்சனை எவ்வளவு நாளாக உள்ளது?',
  tried_before: 'இதுவரை என்ன செய்து பார்த்தீர்கள்?',
  pain_now: 'இப்போது வலி இருக்கிறதா?',
  age_band: 'நோயாளியின் வயது என்ன?',
  best_time: 'அழைக்க வசதியான நேரம் எது?',
  submit: 'என்னை அழைக்கவும்',
  hours: '{from} முதல் {until} வரை',
  options: {
    how_long: {
      days: { label: 'சில நாட்களாக' },
      weeks: { label: 'சில வாரங்களாக' },
      months: { label: 'சில மாதங்களாக' },
      years: { label: 'ஒரு வருடம் அல்லது அதற்கு மேல்' },
      not_sure: { label: 'சரியாகத் தெரியவில்லை' },
    } satisfies Choices<PostedValue<'how_long'>>,
    tried_before: {
      nothing: { label: 'இன்னும் எதுவும் இல்லை' },
      home_care: { label: 'வீட்டு வைத்தியம்' },
      saw_dentist: { label: 'பல் மருத்துவரைப் பார்த்தேன்' },
      started_treatment: { label: 'சிகிச்சை தொடங்கிவிட்டது' },
      finished_treatment: { label: 'சிகிச்சை முடிந்தது' },
    } satisfies Choices<PostedValue<'tried_before'>>,
    pain_now: {
      none: { label: 'வலி இல்லை' },
      mild: { label: 'கொஞ்சம் வலி' },
      strong: { label: 'கடுமையான வலி' },
    } satisfies Choices<PostedValue<'pain_now'>>,
    age_band: {
      under_18: { label: '18 வயதுக்குக் கீழ்' },
      from_18_to_29: { label: '18 முதல் 29' },
      from_30_to_44: { label: '30 முதல் 44' },
      from_45_to_59: { label: '45 முதல் 59' },
      from_60: { label: '60 அல்லது அதற்கு மேல்' },
    } satisfies Choices<PostedValue<'age_band'>>,
    best_time: {
      any_time: { label: 'எந்த நேரமும்' },
      morning: { label: 'காலை' },
      afternoon: { label: 'மதியம்' },
      evening: { label: 'மாலை' },
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
