// India's three national holidays; the only ones on the same date everywhere and every year.
import type { SampleClosure } from '@/lib/db/sample-chain/types'

export const SAMPLE_CLOSURES: readonly SampleClosure[] = [
  { monthDay: '01-26', reason: 'Republic Day' },
  { monthDay: '08-15', reason: 'Independence Day' },
  { monthDay: '10-02', reason: 'Gandhi Jayanti' },
]
