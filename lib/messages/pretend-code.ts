// Does the work of a code's outbox row but sends nothing, so that response times don't show who has an account.
import { writeNoCode } from '@/lib/db/queries/messages/no-code'
import type { Database } from '@/lib/db/schema'

/** Runs as many statements as sendCodeMessage (write-code.ts) waits for. */
export const pretendCodeMessage = (db: Database, now: Date): Promise<void> => writeNoCode(db, now)
