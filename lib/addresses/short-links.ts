// In an SMS each letter counts, so its link is short. The code is the name of a parameter, because a proxy's log keeps paths.

/** The pages that short links open. */
export const SHORT = { manage: '/m', visit: '/v', recall: '/r' } as const

const LONG = /^\/manage\/([0-9A-Z]{8})(?:\/(visit|recall))?\?key=([0-9A-Za-z]{22})$/
const CODE = /^([0-9A-Z]{8})([0-9A-Za-z]{22})$/

/** The short link of a booking's page, of its visit's question or of its recall. Another path stays as it is. */
export const shortLink = (path: string): string =>
  path.replace(
    LONG,
    (_path, reference, page: keyof typeof SHORT | undefined, key) => `${SHORT[page ?? 'manage']}?${reference}${key}`,
  )

/** The parts of a short link's code; both are empty if it has none. */
export function readShortCode(code: string): { reference: string; key: string } {
  const [, reference = '', key = ''] = CODE.exec(code) ?? []
  return { reference, key }
}
