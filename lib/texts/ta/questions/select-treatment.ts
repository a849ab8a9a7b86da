import type { Sentences } from '@/flows/causes'

export const TREATMENT = {
  title: 'உங்களுக்கு எந்தச் சிகிச்சை வேண்டும்?',
  legend: 'ஒன்றைத் தேர்வு செய்யவும்',
  row: 'சிகிச்சை',
  causes: {
    treatment: {
      empty: 'ஒரு சிகிச்சையைத் தேர்வு செய்யவும்',
      unknown: 'இந்தச் சிகிச்சை எங்களிடம் இல்லை. பட்டியலிலிருந்து ஒன்றைத் தேர்வு செய்யவும்',
    },
  } satisfies Sentences<'treatment'>,
} as const
