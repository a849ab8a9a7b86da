// What every use case is given. Nothing here is read from the process: the caller passes it in.
import type { Database } from '@/lib/db/schema'

/** `now` is the request's moment; `secret` is the server's, from which the keys of manage links are derived. */
export type Deps = { db: Database; now: Date; secret: string }
