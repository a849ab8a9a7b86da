import type { HelpHours } from '@/lib/catalogue/chain'
import { everyDay, openingOf } from '@/lib/domain/calendar/opening'

/** Uses the device's clock, because a cached page may outlive the opening hours. True without known hours. */
export const isHelpAnswered = (hours: HelpHours | null): boolean =>
  hours === null || openingOf(everyDay(hours), new Date()).kind === 'open'
