import { describe, expect, test } from 'vitest'
import type { Reads, Tx } from '@/lib/db/schema'
import { useDatabase } from '@/tests/support/servers/test-database'

const AT = new Date('2026-03-02T04:30:00.123Z')
const message = (kind: string) => ({ kind, subject: 's', personal_to: 't', personal_payload: '{}', created_at: AT })
const kinds = async (reads: Reads) =>
  (await reads.selectFrom('outbox').select('kind').orderBy('kind').execute()).map((row) => row.kind)

describe('a database', () => {
  const db = useDatabase()

  test('the parallel statements of a transaction run one after the other, all within it', async () => {
    const failing = db().transaction(async (tx) => {
      const sends = ['1', '2', '3'].map((kind) => tx.insertInto('outbox').values(message(kind)).execute())
      await Promise.all(sends)
      expect(await kinds(tx)).toEqual(['1', '2', '3'])
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await kinds(db().reads)).toEqual([])
  })

  test('a statement that was not awaited is part of its transaction', async () => {
    await db().transaction(async (tx) => void tx.insertInto('outbox').values(message('kept')).execute())
    const failing = db().transaction(async (tx) => {
      void tx.insertInto('outbox').values(message('undone')).execute()
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await kinds(db().reads)).toEqual(['kept'])
  })

  test('a transaction that has ended sends nothing more', async () => {
    let after: Tx | undefined
    const keep = async (tx: Tx) => {
      after = tx
      await tx.insertInto('outbox').values(message('kept')).execute()
    }
    const late = () => after?.insertInto('outbox').values(message('late')).execute()
    await db().transaction(keep)
    await expect(late()).rejects.toThrow('already committed')
    await expect(db().transaction((tx) => keep(tx).then(() => Promise.reject(new Error('stop'))))).rejects.toThrow()
    await expect(late()).rejects.toThrow('already rolled back')
    expect(await kinds(db().reads)).toEqual(['kept'])
  })

  test('the database counts its connections and the requests that wait for one', async () => {
    const busy = () => {
      const { total, idle, waiting } = db().connections()
      return [total - idle, waiting]
    }
    let beside: Promise<unknown> = Promise.resolve()
    await db().transaction(async (tx) => {
      await kinds(tx)
      expect(busy()).toEqual([1, 0])
      beside = kinds(db().reads)
      // The embedded database has one connection.
      if (db().kind === 'embedded') expect(busy()).toEqual([1, 1])
    })
    await beside
    expect(busy()).toEqual([0, 0])
  })
})
