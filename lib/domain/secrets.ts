/** `formerSecret`: SITE_SECRET_PREVIOUS, still valid during a key rotation. */
export type Secrets = { secret: string; formerSecret?: string | undefined }

const eachOf = ({ secret, formerSecret }: Secrets): string[] =>
  formerSecret === undefined ? [secret] : [secret, formerSecret]

export const isUnderEither = (secrets: Secrets, is: (secret: string) => boolean): boolean => eachOf(secrets).some(is)

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
