import type { Sentences } from '@/flows/causes'

export const TREATMENT = {
  title: 'మీకు ఏ చికిత్స కావాలి?',
  legend: 'ఒకటి ఎంచుకోండి',
  row: 'చికిత్స',
  causes: {
    treatment: { empty: 'చికిత్స ఎంచుకోండి', unknown: 'ఈ చికిత్స మా దగ్గర లేదు. లిస్టులో ఒకటి ఎంచుకోండి' },
  } satisfies Sentences<'treatment'>,
} as const
