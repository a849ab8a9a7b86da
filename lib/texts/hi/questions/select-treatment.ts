import type { Sentences } from '@/flows/causes'

export const TREATMENT = {
  title: 'आपको कौन-सा इलाज चाहिए?',
  legend: 'एक चुनें',
  row: 'इलाज',
  causes: {
    treatment: { empty: 'इलाज चुनें', unknown: 'यह इलाज हमारे यहाँ नहीं होता। सूची में से एक चुनें' },
  } satisfies Sentences<'treatment'>,
} as const
