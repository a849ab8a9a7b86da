export const LEAD_MS = 24 * 3_600_000
