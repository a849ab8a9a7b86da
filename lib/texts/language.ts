/** What patients read until they can choose: whose plurals, numbers and dates. */
export const LANGUAGE = 'en-IN'
