import type { Database } from '@/lib/db/schema'
import type { Env } from '@/lib/env'
import { pretendCodeMessage } from '@/lib/messages/pretend-code'
import { phoneProved, userDeleted } from '@/lib/use-cases/account/pool-changes'
import type { PoolPort } from '@/lib/use-cases/deps'
import type { Context } from '@/lib/user-pool/context'
import { type Keys, openKeys } from '@/lib/user-pool/keys'
import { setPool } from '@/lib/user-pool/running'
import { settingsFrom } from '@/lib/user-pool/settings'
import { sitePort } from '@/lib/user-pool/site-port'
import { isPoolEmbedded, type Settings } from '@/server/settings'
import { StartError } from '@/server/start-error'

type Opening = { settings: Settings; db: Database; send: Context['ports']['send'] }

/** Starts the embedded pool; null with a real pool. Throws StartError when its keys can't be read or made. */
export async function openIdentityPool({
  settings: { env, secret, dataDir },
  db,
  send,
}: Opening): Promise<Keys | null> {
  if (!isPoolEmbedded(env)) return null
  const keys = await openKeys(dataDir).catch(() => {
    throw new StartError(
      `The keys in ${dataDir}/identity-keys.json can't be read or made: restore the file from a backup, or delete it. If you delete it, all patients are signed out.`,
    )
  })
  const settings = settingsFrom(env)
  setPool({
    settings,
    keys,
    contextFor(request) {
      const ports = { send, pretend: () => pretendCodeMessage(db, request.now), userDeleted, phoneProved }
      return { ...request, db, secret, formerSecret: env.SITE_SECRET_PREVIOUS, settings, keys, ports }
    },
  })
  return keys
}

export const sitePortFor = (env: Env): PoolPort | null => (isPoolEmbedded(env) ? sitePort : null)
