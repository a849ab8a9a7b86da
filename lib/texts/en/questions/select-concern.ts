// Asks the concern, and in SMILE_DESIGN which part of the smile.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'Choose one of the answers shown'

export const CONCERN = {
  title: 'What would you like to have looked at?',
  legend: 'Choose one',
  /** What the answer is called where it is shown. */
  row: 'What it is about',
  options: {
    crooked: { label: 'Crooked teeth' },
    gaps: { label: 'Gaps between teeth' },
    overbite: { label: 'Overbite', line: 'The upper teeth stand far over the lower ones' },
    crossbite: { label: 'Crossbite', line: 'Some upper teeth bite inside the lower ones' },
    crowding: { label: 'Crowded teeth' },
    relapse: { label: 'Moved back after braces' },
    not_sure: { label: 'I am not sure' },
    one_missing: { label: 'One missing tooth' },
    several_missing: { label: 'Several missing teeth' },
    all_missing: { label: 'All teeth of a jaw' },
    loose_denture: { label: 'A loose denture' },
    failed_implant: { label: 'An implant that failed' },
    veneers: { label: 'Veneers', line: 'Shape and colour of front teeth' },
    whitening: { label: 'Whitening', line: 'A lighter colour' },
    bonding: { label: 'Bonding', line: 'Chips and small gaps' },
    aligners: { label: 'Aligners', line: 'Straight teeth, hardly seen' },
    braces: { label: 'Braces', line: 'Straight teeth, fixed' },
  } satisfies Choices<Value<'concern'>>,
  causes: {
    concern: { empty: 'Choose what you would like to have looked at', unknown: UNKNOWN },
  } satisfies Sentences<'concern'>,
} as const

export const SMILE_PARTS = {
  title: 'Which part of your smile matters most?',
  legend: 'Choose one',
  /** A part, once it is chosen. */
  booked: '{part}, with a smile design',
} as const
