// Nobody's code: the work of a code's row in the outbox, and nothing to send. By the time of its answer a stranger could
// tell otherwise who has an account.
import { writeNoCode } from '@/lib/db/queries/messages/no-code'
import type { Database } from '@/lib/db/schema'

/** As many statements as sendCodeMessage (write-code.ts) waits for. */
export const pretendCodeMessage = (db: Database, now: Date): Promise<void> => writeNoCode(db, now)
