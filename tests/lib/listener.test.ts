import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSiteServer } from '@/server/listener'

const HALF_MINUTE = 30_000
const PHOTOS = 'multipart/form-data; boundary=zz9'
const FORM = 'application/x-www-form-urlencoded'

describe('the body of a request', () => {
  const seen: number[] = []
  const { server } = createSiteServer(
    async (req, res) => {
      try {
        for await (const chunk of req) seen.push((chunk as Buffer).length)
        res.end('read')
      } catch {
        // The listener has already answered.
      }
    },
    { setHeaders: () => undefined, idOf: () => 'one', onAnswer: () => undefined },
  )
  let socket: Socket
  beforeEach(async () => {
    // Only the listener's checks use the fake timers: sockets have timers of their own.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    seen.length = 0
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
  })
  afterEach(() => {
    vi.useRealTimers()
    socket.destroy()
    server.close()
  })
  const begin = async (type: string, bytes: number) => {
    const asked = once(server, 'request')
    socket.write(`POST /p HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`)
    await asked
  }
  const send = async (bytes: number) => {
    const before = seen.reduce((sum, each) => sum + each, 0)
    socket.write(Buffer.alloc(bytes))
    await expect.poll(() => seen.reduce((sum, each) => sum + each, 0)).toBe(before + bytes)
  }
  const answer = async () => String(await buffer(socket))

  test('the listener reads a body with photos at a kilobyte a second to its end', async () => {
    await begin(PHOTOS, 90_000)
    for (const bytes of [30_000, 30_000]) {
      await send(bytes)
      vi.advanceTimersByTime(HALF_MINUTE)
    }
    const answered = once(socket, 'data')
    await send(30_000)
    expect(String(await answered)).toContain('200 OK')
  })

  test('the listener ends a slower body with photos, however much has arrived', async () => {
    await begin(PHOTOS, 10_000_000)
    await send(900_000)
    vi.advanceTimersByTime(HALF_MINUTE)
    await send(29_999)
    vi.advanceTimersByTime(HALF_MINUTE)
    expect(await answer()).toContain('408 Request Timeout')
  })

  test('the listener ends the body of any other form after half a minute', async () => {
    await begin(FORM, 900_000)
    await send(300_000)
    vi.advanceTimersByTime(HALF_MINUTE)
    expect(await answer()).toContain('408 Request Timeout')
  })
})
