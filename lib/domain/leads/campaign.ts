const LONGEST = 60
const PHONE = /(?<!\d)(?:91|0)?[6-9]\d{9}(?!\d)/

/** `[a-z0-9_-]`, at most 60 characters; null for a URL, a phone number or nothing. */
export function campaignName(written: string | null | undefined): string | null {
  const name = (written ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s+]+/g, '-')
    .slice(0, LONGEST)
  return /^[a-z0-9_-]+$/.test(name) && !PHONE.test(name.replace(/[-_]/g, '')) ? name : null
}
