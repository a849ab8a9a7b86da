// Without storage, the banner returns with the next page load.
import { inBrowser } from '@/lib/browser/storage'
import { type Award, announcedAward } from '@/lib/catalogue/award'
import { clinicDay } from '@/lib/texts/format'

const KEY = 'award-banner'

export const isAnnounced = (award: Award): boolean =>
  inBrowser.read(KEY) !== 'closed' && announcedAward(award, clinicDay(new Date().toISOString())) !== null

export const rememberClosed = (): void => inBrowser.write(KEY, 'closed')
