import type { Answers, Param } from '@/flows/params'

type Condition = { reads: readonly (Param | 'flow')[]; holds: (answers: Answers, flow: string) => boolean }

export const CONDITIONS = {
  purposeGiven: { reads: ['purpose'], holds: (answers) => answers.purpose !== undefined },
  loggedIn: { reads: ['isLoggedIn'], holds: (answers) => answers.isLoggedIn === 'true' },
  smileDesign: { reads: ['flow'], holds: (_answers, flow) => flow === 'SMILE_DESIGN' },
  emergency: { reads: ['concern_category'], holds: (answers) => answers.concern_category === 'emergency' },
  // Specification section 2, ORGANIC 3: aligner scan or implant scan, and no other treatment.
  isScan: {
    reads: ['treatment'],
    holds: ({ treatment }) => treatment === 'aligner_scan' || treatment === 'implant_scan',
  },
  atHome: { reads: ['location'], holds: (answers) => answers.location === 'at_home' },
} as const satisfies Record<string, Condition>

export type ConditionName = keyof typeof CONDITIONS
