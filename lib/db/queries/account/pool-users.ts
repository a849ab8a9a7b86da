import type { Selectable } from 'kysely'
import type { PoolViews } from '@/lib/db/pool-views'
import type { Reads } from '@/lib/db/schema'

export type PoolUser = Selectable<PoolViews['pool_users']>

export const findPoolUser = (reads: Reads, sub: string): Promise<PoolUser | undefined> =>
  reads.selectFrom('pool_users').where('sub', '=', sub).selectAll().executeTakeFirst()
