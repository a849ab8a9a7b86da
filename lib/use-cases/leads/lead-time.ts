// How long a lead takes what the same phone tells: within that leads of a phone are one lead.
export const LEAD_MS = 24 * 3_600_000
