// Asks for the concern; in SMILE_DESIGN, which part of the smile.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'Choose one of the answers shown'

export const CONCERN = {
  title: 'What do you need help with?',
  legend: 'Choose one',
  /** The label of the answer in a summary. */
  row: 'Reason',
  options: {
    crooked: { label: 'Crooked teeth' },
    gaps: { label: 'Gaps between teeth' },
    overbite: { label: 'Overbite', line: 'The upper teeth stick out far over the lower ones' },
    crossbite: { label: 'Crossbite', line: 'Some upper teeth bite inside the lower ones' },
    crowding: { label: 'Crowded teeth' },
    relapse: { label: 'Teeth moved back after braces' },
    not_sure: { label: 'I am not sure' },
    one_missing: { label: 'One missing tooth' },
    several_missing: { label: 'Several missing teeth' },
    all_missing: { label: 'All upper or all lower teeth missing' },
    loose_denture: { label: 'A loose denture' },
    failed_implant: { label: 'A failed implant' },
    veneers: { label: 'Veneers', line: 'A new shape and shade for front teeth' },
    whitening: { label: 'Whitening', line: 'A lighter shade' },
    bonding: { label: 'Bonding', line: 'For chips and small gaps' },
    aligners: { label: 'Aligners', line: 'Straighten your teeth with clear trays that hardly show' },
    braces: { label: 'Braces', line: 'Straighten your teeth with brackets and a wire' },
  } satisfies Choices<Value<'concern'>>,
  causes: {
    concern: { empty: 'Choose what you need help with', unknown: UNKNOWN },
  } satisfies Sentences<'concern'>,
} as const

export const SMILE_PARTS = {
  title: 'What would you like to change?',
  legend: 'Choose one',
  /** The label of a chosen part. */
  booked: '{part}, with smile design',
} as const
