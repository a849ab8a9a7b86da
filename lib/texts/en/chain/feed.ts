// Texts of the calendar feed for the chain’s own systems.
export const FEED = {
  /** An entry holds nothing about the patient except the reference, which the desk can look up. */
  entry: '{treatment} ({reference})',
  home: 'At the patient’s home',
} as const
