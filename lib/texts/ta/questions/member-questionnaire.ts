import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'இங்குள்ள பதில்களில் ஒன்றைத் தேர்வு செய்யவும்'

export const ISSUE = {
  title: 'இப்போது உங்களுக்கு எது மிக முக்கியம்?',
  legend: 'ஒன்றைத் தேர்வு செய்யவும்',
  options: {
    tooth_pain: { label: 'பல் வலி' },
    bleeding_gums: { label: 'ஈறில் இரத்தக்கசிவு' },
    sensitivity: { label: 'பல் கூச்சம்' },
    crooked_teeth: { label: 'கோணலான பற்கள்' },
    missing_teeth: { label: 'இல்லாத பற்கள்' },
    discoloured_teeth: { label: 'நிறம் மாறிய பற்கள்' },
    check_up: { label: 'வழக்கமான பல் பரிசோதனை' },
    other: { label: 'வேறு ஏதாவது' },
  } satisfies Choices<Value<'issue'>>,
  causes: {
    issue: { empty: 'இப்போது உங்களுக்கு எது மிக முக்கியம் என்று தேர்வு செய்யவும்', unknown: UNKNOWN },
  } satisfies Sentences<'issue'>,
} as const
