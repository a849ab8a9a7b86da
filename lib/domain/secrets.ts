// The site's secret while it is changed: what the one before made is good beside what is made now.

/** `formerSecret`: the one before, for as long as it counts (SITE_SECRET_PREVIOUS). */
export type Secrets = { secret: string; formerSecret?: string | undefined }

/** The secret that makes, then the one before. */
const eachOf = ({ secret, formerSecret }: Secrets): string[] =>
  formerSecret === undefined ? [secret] : [secret, formerSecret]

/** Whether either of them is the one. */
export const isUnderEither = (secrets: Secrets, is: (secret: string) => boolean): boolean => eachOf(secrets).some(is)

/** What the first of them opens that opens anything, and whether that is the one before; null where neither does. */
export function openEither<T>(
  secrets: Secrets,
  open: (secret: string) => T | null,
): { opened: T; isFormer: boolean } | null {
  for (const secret of eachOf(secrets)) {
    const opened = open(secret)
    if (opened !== null) return { opened, isFormer: secret !== secrets.secret }
  }
  return null
}
