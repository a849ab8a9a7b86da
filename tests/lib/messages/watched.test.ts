import { beforeEach, expect, test } from 'vitest'
import { dependencies } from '@/lib/log/dependencies'
import { type Line, writeLog } from '@/lib/log/log'
import { SendError, type Transport } from '@/lib/messages/transport'
import { watched } from '@/lib/messages/transports/watched'
import { exposition } from '@/lib/metrics/exposition'

const lines: Line[] = []
const PARCEL = { id: 'one', to: '+919800000001', channel: 'sms' as const, text: 'words' }
let fails: Error | null = null
const provider: Transport = {
  keepsText: false,
  async send() {
    if (fails) throw fails
  },
}
const answered = (status: number) => new SendError(`the SMS gateway answered ${status}`, { isRefusal: true, status })
const told = () => lines.map(({ level, text, facts }) => [level, text, facts.why])

beforeEach(() => {
  fails = null
  lines.length = 0
  writeLog({ write: (line) => void lines.push(line) })
})

test('the log reports an outage once when it begins and once when it ends', async () => {
  const sms = watched('sms', provider)
  await sms.send(PARCEL)
  fails = answered(401)
  for (const _time of [1, 2, 3]) await expect(sms.send(PARCEL)).rejects.toThrow('401')
  expect(told()).toEqual([['error', 'The SMS provider has begun to fail', 'the SMS gateway answered 401']])
  const state = { engine: 'embedded', total: 1, idle: 1, waiting: 0 }
  expect(await exposition(null, state)).toContain('dental_dependency_up{name="sms"} 0')
  fails = null
  for (const _time of [1, 2]) await sms.send(PARCEL)
  expect(lines.map(({ level }) => level)).toEqual(['error', 'warn'])
  expect(lines[1]?.text).toBe('The SMS provider works again')
  expect(await exposition(null, state)).toContain('dental_dependency_up{name="sms"} 1')
})

test('a refused message is not an outage, and no log line quotes it', async () => {
  const whatsapp = watched('whatsapp', provider)
  fails = answered(404)
  await expect(whatsapp.send(PARCEL)).rejects.toThrow('404')
  expect(told()).toEqual([])
  fails = new Error('no way to +919800000001')
  await expect(whatsapp.send(PARCEL)).rejects.toThrow()
  expect(told()).toEqual([['error', 'The WhatsApp gateway has begun to fail', 'an error']])
  expect(dependencies()).toContainEqual({ name: 'whatsapp', isUp: false })
})
