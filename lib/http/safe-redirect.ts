// A path that a visitor hands in, to be led to later: one of this site's own, or none (open redirects).
const ORIGIN = 'http://own.invalid'
const LONGEST = 4000

/** The path with its query as it may be followed; null for another site's address, a call, or what is no path. */
export function safeRedirect(given: string | null): string | null {
  // Browsers read a backslash as a slash and drop tabs and line ends: "/\evil.example" leads away.
  if (given === null || given.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given)) return null
  if (!URL.canParse(given, ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(given, ORIGIN)
  // "/./" and "/%2e/" are resolved by now: what they leave may begin with two slashes.
  if (origin !== ORIGIN || pathname.startsWith('//') || /^\/(api|oauth2|dev)(\/|$)/.test(pathname)) return null
  return pathname + search + hash
}
