// Prevents open redirects: accepts only paths of this site.
const ORIGIN = 'http://own.invalid'
const LONGEST = 4000

/** Null for another site, a call, or anything that is no path. */
export function safeRedirect(next: string | null): string | null {
  // Browsers read a backslash as a slash and drop tabs and line ends: "/\evil.example" leads to another site.
  if (next === null || next.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  if (!URL.canParse(next, ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(next, ORIGIN)
  // "/./" and "/%2e/" are already resolved, and the rest may begin with two slashes.
  if (origin !== ORIGIN || pathname.startsWith('//') || /^\/(api|oauth2|dev)(\/|$)/.test(pathname)) return null
  return pathname + search + hash
}
