import type { HoursSpan } from '@/lib/catalogue/clinics/opening-hours'
import { everyDay, openingOf } from '@/lib/domain/calendar/opening'

/** Uses the device's clock, because a cached page may outlive the opening hours. True without known hours. */
export const isHelpAnswered = (hours: HoursSpan | null): boolean =>
  hours === null || openingOf(everyDay(hours), new Date()).kind === 'open'
