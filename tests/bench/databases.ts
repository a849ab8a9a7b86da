import { openDatabase } from '@/lib/db/connection'
import { localOf } from '@/lib/domain/clinic-time'
import { fill } from '@/tests/support/servers/databases'
import { startPostgres } from '@/tests/support/servers/postgres-server'

export type Databases = {
  /** Returns the URL of a new database with the sample chain. */
  make(): Promise<string>
  stop(): Promise<void>
}

/** Starts a PostgreSQL server. Throws when PostgreSQL is not installed. */
export async function startDatabases(): Promise<Databases> {
  const server = await startPostgres()
  if (!server) throw new Error('PostgreSQL is not installed (apt-get install postgresql).')
  const maintenance = await openDatabase({ databaseUrl: server.url, dataDir: '' })
  const urlOf = (name: string) => server.url.replace(/postgres$/, name)
  await maintenance.script('CREATE DATABASE bench_template')
  const template = await openDatabase({ databaseUrl: urlOf('bench_template'), dataDir: '' })
  await fill(template, localOf(new Date()).date)
  await template.close()
  let made = 0
  return {
    async make() {
      made += 1
      await maintenance.script(`CREATE DATABASE bench_${made} TEMPLATE bench_template`)
      return urlOf(`bench_${made}`)
    },
    async stop() {
      await maintenance.close()
      await server.stop()
    },
  }
}
