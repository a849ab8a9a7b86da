import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'இங்குள்ள பதில்களில் ஒன்றைத் தேர்வு செய்யவும்'

export const PURPOSE = {
  title: 'நாங்கள் எதற்கு உதவலாம்?',
  legend: 'ஒன்றைத் தேர்வு செய்யவும்',
  row: 'காரணம்',
  options: {
    crooked_teeth: { label: 'கோணலான பற்கள்', line: 'வரிசையில் இல்லாத பற்களை நேராக்க' },
    gaps: { label: 'பல் இடைவெளி', line: 'பற்களுக்கு இடையே உள்ள இடத்தை மூட' },
    missing_teeth: { label: 'இல்லாத பற்கள்', line: 'ஒரு பல், பல பற்கள் அல்லது எல்லாப் பற்களையும் புதிதாக வைக்க' },
    discoloured_teeth: { label: 'நிறம் மாறிய பற்கள்', line: 'கறையையும் மஞ்சள் நிறத்தையும் குறைக்க' },
    tooth_pain: { label: 'பல் வலி', line: 'காரணத்தைக் கண்டுபிடிக்க' },
    bleeding_gums: { label: 'ஈறில் இரத்தக்கசிவு', line: 'ஈறுகளைப் பரிசோதித்துச் சுத்தம் செய்ய' },
    smile_makeover: { label: 'புதிய புன்னகை', line: 'பற்களின் வடிவத்தையும் நிறத்தையும் திட்டமிட' },
    check_up: { label: 'வழக்கமான பல் பரிசோதனை', line: 'எல்லாம் சரியாக உள்ளதா என்று பார்க்க' },
    other: { label: 'வேறு ஏதாவது', line: 'உங்களை அழைக்கும் பல் மருத்துவரிடம் சொல்லுங்கள்' },
  } satisfies Choices<Value<'purpose'>>,
  causes: {
    purpose: { empty: 'நாங்கள் எதற்கு உதவலாம் என்று தேர்வு செய்யவும்', unknown: UNKNOWN },
  } satisfies Sentences<'purpose'>,
} as const
