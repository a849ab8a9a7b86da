// Every operation by its name: the user pool's and the identity pool's.
import type { Operation } from '@/lib/identity/operation'

export const OPERATIONS: Record<string, Operation> = {}
export const IDENTITY_OPERATIONS: Record<string, Operation> = {}
