/** Whose plurals these words have. */
export const LANGUAGE = 'en-IN'
