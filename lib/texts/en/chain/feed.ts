// The words of the calendar that a system of the chain's own reads.
export const FEED = {
  /** An entry; of the patient nothing but the reference, which the desk finds them by. */
  entry: '{treatment} ({reference})',
  home: 'At the patient’s home',
} as const
