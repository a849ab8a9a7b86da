import { insertSession, type NewSession } from '@/lib/db/queries/account/sessions'
import type { Tx, Writes } from '@/lib/db/schema'
import { hashOfToken, newToken } from '@/lib/use-cases/account/session-token'

const SESSION_DAYS = 30

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * 86_400_000)

export async function openSession(writes: Writes | Tx, session: Omit<NewSession, 'tokenHash'>): Promise<string> {
  const token = newToken()
  await insertSession(writes, { ...session, tokenHash: hashOfToken(token) })
  return token
}
