// The names of campaigns and sources as they are counted: words that stand in a link, and nobody's number.

const LONGEST = 60
/** An Indian mobile among the digits. */
const PHONE = /(?<!\d)(?:91|0)?[6-9]\d{9}(?!\d)/

/** `utm_campaign` or `utm_source` as it is counted: `[a-z0-9_-]`, at most 60; null for an address, a number, or nothing. */
export function campaignName(said: string | null | undefined): string | null {
  const name = (said ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s+]+/g, '-')
    .slice(0, LONGEST)
  return /^[a-z0-9_-]+$/.test(name) && !PHONE.test(name.replace(/[-_]/g, '')) ? name : null
}
