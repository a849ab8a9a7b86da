import { type CallBack, chainIfKnown } from '@/lib/catalogue/chain'
import type { BEST_TIME } from '@/lib/catalogue/treatments/concerns'

export type BestTime = (typeof BEST_TIME)[number]

const USUAL: CallBack = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], hours: '09:00-20:00' }

export const callBack = (): CallBack => chainIfKnown()?.callBack ?? USUAL
