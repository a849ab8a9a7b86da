import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'இங்குள்ள பதில்களில் ஒன்றைத் தேர்வு செய்யவும்'

export const CATEGORY = {
  title: 'பல் மருத்துவரை எதற்காகப் பார்க்க வேண்டும்?',
  legend: 'ஒன்றைத் தேர்வு செய்யவும்',
  row: 'காரணம்',
  options: {
    emergency: { label: 'வலி அல்லது அவசரம்', line: 'கடுமையான வலி, வீக்கம், அடிபட்டு விழுந்த அல்லது உடைந்த பல்' },
    cosmetic: { label: 'பற்களின் தோற்றம்', line: 'வெனீர், பல் வெண்மையாக்கல், பாண்டிங், பல் நகை' },
    alignment: { label: 'கோணலான பற்கள்', line: 'பல் இடைவெளி, ஓவர்பைட், கிராஸ்பைட் கூட' },
    missing: { label: 'இல்லாத பற்கள்', line: 'இம்பிளான்ட், பிரிட்ஜ், செயற்கைப் பல் செட்' },
    gums: { label: 'ஈறுகள்', line: 'ஈறில் இரத்தக்கசிவு, ஈறு வீக்கம் அல்லது ஈறு விலகுதல்' },
    hygiene: { label: 'பல் சுத்தம்', line: 'பல் சுத்தம், ஸ்கேலிங், பல் பரிசோதனை' },
    children: { label: 'குழந்தைக்கு', line: 'குழந்தைகளின் பற்களுக்குப் பரிசோதனை, பராமரிப்பு' },
    not_sure: { label: 'எனக்குத் தெரியவில்லை', line: 'பல் மருத்துவர் பார்த்து ஆலோசனை சொல்வார்' },
  } satisfies Choices<Value<'concern_category'>>,
  causes: {
    concern_category: { empty: 'பல் மருத்துவரை எதற்காகப் பார்க்க வேண்டும் என்று தேர்வு செய்யவும்', unknown: UNKNOWN },
  } satisfies Sentences<'concern_category'>,
} as const
