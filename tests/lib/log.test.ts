import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { type Line, log, writeLog } from '@/lib/log/log'
import { inRequest } from '@/lib/log/request'

const lines: Line[] = []
afterEach(() => void lines.splice(0))

test('a log line for people contains the facts, and the cause last', () => {
  const spoken = vi.spyOn(console, 'log').mockImplementation(() => {})
  log('info', 'answered', { method: 'GET', route: '/emergency', status: 200, ms: 3.2, bytes: 1234 })
  log('info', 'not answered', { route: '/', why: 'Error' })
  expect(spoken.mock.calls).toEqual([
    ['answered method=GET route=/emergency status=200 ms=3.2 bytes=1234'],
    ['not answered route=/: Error'],
  ])
  spoken.mockRestore()
})

test('a log line has the id of its request, and lines below the log level are left out', async () => {
  const spoken = vi.spyOn(console, 'log').mockImplementation(() => {})
  log('info', 'for a person')
  expect(spoken).toHaveBeenCalledExactlyOnceWith('for a person')
  writeLog({ from: 'warn', write: (line) => void lines.push(line) })
  log('error', 'before')
  await Promise.all(
    ['one', 'two'].map((id) =>
      inRequest(id, async () => {
        log('info', 'too much')
        await setTimeout(1)
        log('warn', `of ${id}`, { route: '/' })
      }),
    ),
  )
  expect(lines.map(({ id, text }) => [id, text])).toEqual([
    [undefined, 'before'],
    ['one', 'of one'],
    ['two', 'of two'],
  ])
})
