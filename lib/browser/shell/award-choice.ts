// Whether this browser is told of the award: until its last day, and until it was closed. Where the browser keeps nothing it
// is there again on the next page load.
import { inBrowser } from '@/lib/browser/storage'
import { type Award, announcedAward } from '@/lib/catalogue/award'
import { clinicDay } from '@/lib/texts/format'

const KEY = 'award-banner'

/** Today, by this browser's clock. */
export const isAnnounced = (award: Award): boolean =>
  inBrowser.read(KEY) !== 'closed' && announcedAward(award, clinicDay(new Date().toISOString())) !== null

export const rememberClosed = (): void => inBrowser.write(KEY, 'closed')
