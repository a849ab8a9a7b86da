import { createHash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

/** 256 random bits can't be guessed, so a plain SHA-256 is enough. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
