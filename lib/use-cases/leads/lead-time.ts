// How long a lead takes what the same phone tells (product.md: leads of a phone within 24 hours are one lead).
export const LEAD_MS = 24 * 3_600_000
