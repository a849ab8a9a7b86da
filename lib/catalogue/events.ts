// Specification, section 7.
export const PAGE_VIEW = 'Page View'
export const PHONE_ENTERED = 'Phone Number Entered'
export const EVENT_NAMES = [PAGE_VIEW, PHONE_ENTERED] as const
export type EventName = (typeof EVENT_NAMES)[number]

export const NO_TREATMENT = '/'
