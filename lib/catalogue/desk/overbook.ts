// Extra seats for patients that the desk fits in. The site never offers or counts them.

export const OVERBOOK = {
  /** Above the largest number of chairs (60, 001-chain.sql), so extra seats never become chairs. */
  first: 101,
  /** For one slot. More than two would keep all patients waiting. */
  most: 2,
} as const
