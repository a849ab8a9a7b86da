// A log line never contains a value of a row, even if the database's error quotes one.
import { describe, expect, test, vi } from 'vitest'
import { errorLine, safeMessage } from '@/lib/db/error-line'
import { readEnv } from '@/lib/env'
import { openDeliveries } from '@/server/deliveries'
import { StartError, startLine } from '@/server/start-error'
import { eventually } from '@/tests/support/eventually'
import { useDatabase } from '@/tests/support/servers/test-database'

const VALUE = 'Zenobia Quillfeather'
const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

describe('a database', () => {
  const db = useDatabase()

  test.each([
    ['a value of another type', '22P02', `SELECT '${VALUE}'::uuid`],
    ['a value that is no date', '22007', `SELECT '${VALUE}'::date`],
    ['JSON that is none', '22P02', `SELECT '{"name": "${VALUE}'::json`],
    [
      'a row twice',
      '23505',
      `CREATE TEMP TABLE t (a text PRIMARY KEY); INSERT INTO t VALUES ('${VALUE}'), ('${VALUE}')`,
    ],
    [
      'a row against its rule',
      '23514',
      `CREATE TEMP TABLE u (a text CHECK (a = '')); INSERT INTO u VALUES ('${VALUE}')`,
    ],
  ])('the error line names %s by its code, without the value', async (_what, code, statement) => {
    const error = await caught(db().script(statement))
    expect(errorLine(error)).toContain(`(${code}`)
    expect(errorLine(error)).toMatch(/\n\s+at /)
    expect(errorLine(error) + safeMessage(error)).not.toMatch(/Zenobia|Quillfeather/)
  })

  test.each(['SELECT a FROM appointments', 'SELECT appointment_id FROM outbox'])(
    'the error line of %s, by a process of another version, names that cause',
    async (statement) => {
      const error = await caught(db().script(statement))
      expect(errorLine(error)).toMatch(/does not exist: the database is of another version than this process\n\s+at /)
    },
  )

  test('the error line of the delivery of messages has no value either', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = await caught(db().script(`SELECT '${VALUE}'::uuid`))
    const failing = {
      ...db(),
      get writes(): never {
        throw error
      },
    }
    const deliveries = openDeliveries({ db: failing, env: readEnv({}), secret: VALUE })
    deliveries.start('http://localhost')
    await eventually(() => expect(said).toHaveBeenCalled())
    await deliveries.stop()
    expect(said.mock.calls[0]).toEqual([expect.stringMatching(/^The task “reminders” failed: error \(22P02/)])
    said.mockRestore()
  })
})

test('the error line does not quote a text that JSON.parse refused', async () => {
  const error = await caught(Promise.resolve().then(() => JSON.parse(`{"name": ${VALUE}}`)))
  expect(errorLine(error)).toMatch(/^SyntaxError: the message may quote a value\n\s+at /)
})

test('the error line quotes our own errors whole and never quotes a thrown value', () => {
  expect(errorLine(new TypeError('no such thing'))).toMatch(/^TypeError: no such thing\n\s+at /)
  expect(errorLine(new Error())).toMatch(/^Error: \n\s+at /)
  expect([errorLine(VALUE), errorLine({ name: VALUE })]).toEqual(['thrown value', 'thrown value'])
})

test('the start line is one line for an expected failure, and has a stack for another one', () => {
  expect(startLine(new StartError('one line'))).toBe('one line')
  expect(startLine(new Error('boom'))).toMatch(/^Error: boom\n\s+at /)
})
