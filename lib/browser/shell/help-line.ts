// Whether the help line is answered, by this device's clock: a page may be kept longer than an hour lasts.
import type { HelpHours } from '@/lib/catalogue/chain'
import { everyDay, openingOf } from '@/lib/domain/calendar/opening'

/** Also where the chain does not say when. */
export const isHelpAnswered = (hours: HelpHours | null): boolean =>
  hours === null || openingOf(everyDay(hours), new Date()).kind === 'open'
