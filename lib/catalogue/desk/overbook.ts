// Seats beside a place's chairs, for those whom the front desk lets in between. The site knows chairs alone: it neither
// offers these nor counts them, whatever becomes of the number of chairs.

export const OVERBOOK = {
  /** Above the most chairs that a place can have (60, 001-chain.sql). */
  first: 101,
  /** Of one time: more than two beside the chairs keeps everybody waiting. */
  most: 2,
} as const
