// A list instead of typed text, because patients read the reason. The chain's file may have another list.

import { chain } from '@/lib/catalogue/chain'

export const CLOSURE_REASONS = [
  'dentist_away',
  'chair_down',
  'no_power',
  'holiday',
  'weather',
  'works',
  'other',
] as const
/** Keys of CLOSURE_REASONS, or texts of the chain. */
export const closureReasons = (): readonly string[] => chain().closureReasons ?? CLOSURE_REASONS
