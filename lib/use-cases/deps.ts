// What every use case is given. Nothing here is read from the process: the caller passes it in.
import type { Database } from '@/lib/db/schema'
import type { Asking } from '@/lib/limits/admit'

/**
 * `now` is the request's moment; `secret` is the server's, from which the keys of manage links are derived; `rules` are the
 * limits, where they are not those of lib/limits/rules.ts.
 */
export type Deps = Asking & { db: Database }
