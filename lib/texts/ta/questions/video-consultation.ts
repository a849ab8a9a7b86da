import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const VIDEO = {
  title: 'முதலில் பல் மருத்துவரிடம் பேச விரும்புகிறீர்களா?',
  legend: 'ஒன்றைத் தேர்வு செய்யவும்',
  row: 'எப்படி',
  options: {
    false: { label: 'பல் மருத்துவருடன் வீடியோ அழைப்பு', line: 'உங்கள் போனில், அடுத்து காலியாக உள்ள நேரத்தில்' },
    true: { label: 'கிளினிக்குக்கு வருகிறேன்', line: 'மிக விரைவில் காலியாக உள்ள நேரத்தில்' },
  } satisfies Choices<Value<'skip_video'>>,
  nextChair: 'அடுத்து: {place}, {when}',
  nextCall: 'அடுத்து: {when}. பல் மருத்துவர் உங்களை அழைப்பார்',
  causes: {
    skip_video: {
      empty: 'வீடியோ அழைப்பு அல்லது கிளினிக்கைத் தேர்வு செய்யவும்',
      unknown: 'வீடியோ அழைப்பு அல்லது கிளினிக்கைத் தேர்வு செய்யவும்',
    },
  } satisfies Sentences<'skip_video'>,
} as const
