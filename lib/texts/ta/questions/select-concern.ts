import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'இங்குள்ள பதில்களில் ஒன்றைத் தேர்வு செய்யவும்'

export const CONCERN = {
  title: 'உங்களுக்கு எதற்கு உதவி வேண்டும்?',
  legend: 'ஒன்றைத் தேர்வு செய்யவும்',
  row: 'காரணம்',
  options: {
    crooked: { label: 'கோணலான பற்கள்' },
    gaps: { label: 'பற்களுக்கு இடையே இடைவெளி' },
    overbite: { label: 'ஓவர்பைட்', line: 'மேல் பற்கள் கீழ்ப் பற்களை விட மிகவும் முன்னால் நீட்டியிருக்கும்' },
    crossbite: { label: 'கிராஸ்பைட்', line: 'சில மேல் பற்கள் கீழ்ப் பற்களுக்கு உள்பக்கமாகக் கடிக்கும்' },
    crowding: { label: 'நெருக்கமான பற்கள்' },
    relapse: { label: 'பிரேசஸ் போட்ட பிறகு மீண்டும் நகர்ந்த பற்கள்' },
    not_sure: { label: 'எனக்குத் தெரியவில்லை' },
    one_missing: { label: 'ஒரு பல் இல்லை' },
    several_missing: { label: 'பல பற்கள் இல்லை' },
    all_missing: { label: 'மேலே அல்லது கீழே ஒரு பல்லும் இல்லை' },
    loose_denture: { label: 'தளர்ந்த செயற்கைப் பல் செட்' },
    failed_implant: { label: 'பழுதான இம்பிளான்ட்' },
    veneers: { label: 'வெனீர்', line: 'முன் பற்களுக்குப் புதிய வடிவமும் நிறமும்' },
    whitening: { label: 'பல் வெண்மையாக்கல்', line: 'பற்களின் நிறத்தை வெளுப்பாக்க' },
    bonding: { label: 'பாண்டிங்', line: 'சிறிய உடைப்பு அல்லது இடைவெளி இருந்தால்' },
    aligners: { label: 'அலைனர்', line: 'எளிதில் தெரியாத, கண்ணாடி போன்ற ட்ரேக்களால் பற்களை நேராக்க' },
    braces: { label: 'பிரேசஸ் (பல் கம்பி)', line: 'பிராக்கெட்டும் கம்பியும் வைத்துப் பற்களை நேராக்க' },
  } satisfies Choices<Value<'concern'>>,
  causes: {
    concern: { empty: 'உங்களுக்கு எதற்கு உதவி வேண்டும் என்று தேர்வு செய்யவும்', unknown: UNKNOWN },
  } satisfies Sentences<'concern'>,
} as const

export const SMILE_PARTS = {
  title: 'எதை மாற்ற விரும்புகிறீர்கள்?',
  legend: 'ஒன்றைத் தேர்வு செய்யவும்',
  booked: '{part}, ஸ்மைல் டிசைனுடன்',
} as const
