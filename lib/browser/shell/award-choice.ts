// Whether this browser is told of the award: until its last day, and until it was closed. Where the browser keeps nothing it
// is there again on the next page load.
import { inBrowser } from '@/lib/browser/storage'
import { type Award, toldAward } from '@/lib/catalogue/award'
import { clinicDay } from '@/lib/texts/format'

const KEY = 'award-banner'

/** Today, by this browser's clock. */
export const isTold = (award: Award): boolean =>
  inBrowser.read(KEY) !== 'closed' && toldAward(award, clinicDay(new Date().toISOString())) !== null

export const keepClosed = (): void => inBrowser.write(KEY, 'closed')
