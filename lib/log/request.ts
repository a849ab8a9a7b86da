// Which request the code that runs now belongs to: by that a line of the log has its id, however deep it is written.
import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '@/lib/types/process-wide'

const current = processWide('request', new AsyncLocalStorage<string>())

/** Runs `work` and all that it begins as parts of the request of this id. */
export const inRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** The id of the request that this runs for; undefined outside of one. */
export const requestId = (): string | undefined => current.getStore()
