// Asks for the reason of the visit.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'Choose one of the answers shown'

export const CATEGORY = {
  title: 'Why do you need a dentist?',
  legend: 'Choose one',
  /** The label of the answer in a summary. */
  row: 'Reason',
  options: {
    emergency: { label: 'Pain or emergency', line: 'Strong pain, swelling, a knocked-out or broken tooth' },
    cosmetic: { label: 'How my teeth look', line: 'Veneers, whitening, bonding, jewellery' },
    alignment: { label: 'Crooked teeth', line: 'Also gaps, an overbite or a crossbite' },
    missing: { label: 'Missing teeth', line: 'Implants, bridges, dentures' },
    gums: { label: 'Gums', line: 'Bleeding or swollen gums, or gums pulling back' },
    hygiene: { label: 'Cleaning', line: 'Cleaning, scaling, a checkup' },
    children: { label: 'For a child', line: 'Checkups and care for young teeth' },
    not_sure: { label: 'I am not sure', line: 'A dentist will check and advise' },
  } satisfies Choices<Value<'concern_category'>>,
  causes: {
    concern_category: { empty: 'Choose why you need a dentist', unknown: UNKNOWN },
  } satisfies Sentences<'concern_category'>,
} as const
