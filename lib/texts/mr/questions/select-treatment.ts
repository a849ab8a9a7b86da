import type { Sentences } from '@/flows/causes'

export const TREATMENT = {
  title: 'तुम्हाला कोणता उपचार हवा आहे?',
  legend: 'एक निवडा',
  row: 'उपचार',
  causes: {
    treatment: { empty: 'उपचार निवडा', unknown: 'हा उपचार आम्ही करत नाही. यादीतला एक निवडा' },
  } satisfies Sentences<'treatment'>,
} as const
