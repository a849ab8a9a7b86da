// The secret of a session: the browser has the token, the table only its hash.
import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex. A plain hash is enough: nobody guesses 256 random bits. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
