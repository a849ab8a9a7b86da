// The embedded pool's users, as it shows them to the site.
import type { Selectable } from 'kysely'
import type { PoolViews } from '@/lib/db/pool-views'
import type { Reads } from '@/lib/db/schema'

export type PoolUser = Selectable<PoolViews['pool_users']>

/** Undefined when the pool has no such user any more, or is a real one. */
export const findPoolUser = (reads: Reads, sub: string): Promise<PoolUser | undefined> =>
  reads.selectFrom('pool_users').where('sub', '=', sub).selectAll().executeTakeFirst()
