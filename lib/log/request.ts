// Gives each log line its request's id without passing it through every call.
import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '@/lib/types/process-wide'

const current = processWide('request', new AsyncLocalStorage<string>())

export const inRequest = <T>(id: string, work: () => T): T => current.run(id, work)

export const requestId = (): string | undefined => current.getStore()
