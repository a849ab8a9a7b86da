/** Whose plurals these words have. */
export const LANGUAGE = 'en-IN'

/** How a day that is near is called before, or in place of, its date. */
export const NEAR_DAYS = { today: 'Today', tomorrow: 'Tomorrow' }
