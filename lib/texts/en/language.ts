/** The language of these texts, for plural rules and formats. */
export const LANGUAGE = 'en-IN'

/** Names of near days, shown before the date or in its place. */
export const NEAR_DAYS = { today: 'Today', tomorrow: 'Tomorrow' }
