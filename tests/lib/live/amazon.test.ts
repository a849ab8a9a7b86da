// A stand-in for Amazon's broker: an HTTP server that checks requests with Amplify's signer, which is not the SDK's.
import { signRequest } from '@aws-amplify/core/internals/aws-client-utils'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { BEAT_TOPIC, type LiveMessage, slotsTopic } from '@/lib/addresses/live'
import { amazonSink, watchEverywhere } from '@/lib/live/amazon'
import { openPublisher } from '@/lib/live/publisher'
import { depsOf, holdSid, inDays, ONE_CHAIR, slot, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { eventually } from '@/tests/support/eventually'
import { type Asked, type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'

const KEYS = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'an example' }
const REGION = 'ap-south-1'
const DAY = inDays(2)
const now = () => new Date()

describe('Amazon’s broker', () => {
  const { database } = useTestPlaces()
  let broker: LocalServer
  beforeAll(async () => {
    broker = await startLocalServer('text')
    vi.stubEnv('AWS_ACCESS_KEY_ID', KEYS.accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', KEYS.secretAccessKey)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await broker.stop()
  })
  beforeEach(() => {
    broker.asked.length = 0
    broker.reply = { json: '{"message":"OK"}' }
  })

  /** The expected signature over the headers that the request names as signed. */
  function signatureOf({ method, path, headers, body }: Asked): string | undefined {
    const { authorization = '', 'x-amz-date': date = '' } = headers
    const signed = (/SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '').split(';')
    const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(date)) ?? []
    const [year, month, day, hour, minute, second] = parts
    const again = signRequest(
      {
        method,
        url: new URL(path, broker.origin),
        body: String(body),
        headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
      },
      {
        credentials: KEYS,
        signingRegion: REGION,
        signingService: 'iotdata',
        signingDate: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
      },
    )
    return again.headers.authorization
  }
  const published = () =>
    broker.asked.map(({ path, body }) => ({
      topic: decodeURIComponent(/^\/topics\/([^?]+)\?qos=0$/.exec(path)?.[1] ?? path),
      message: JSON.parse(String(body)) as LiveMessage,
    }))
  const sink = () => amazonSink(broker.origin, REGION)

  test('the site publishes to the broker with a signature that Amplify’s signer accepts', async () => {
    const message: LiveMessage = { at: 1, changes: [{ ...slot(DAY), state: 'taken' }] }
    sink()(slotsTopic('901'), message)
    await eventually(() => expect(published()).toEqual([{ topic: 'slots/901', message }]))
    const [asked] = broker.asked
    expect(asked?.headers.authorization).toContain(`/${REGION}/iotdata/aws4_request`)
    expect(asked && signatureOf(asked)).toBe(asked?.headers.authorization)
  })

  test('the site publishes every place, without knowing who listens', async () => {
    const publisher = openPublisher({ db: database(), sink: sink(), isWanted: () => true, now })
    const everywhere = watchEverywhere(database(), publisher)
    onTestFinished(async () => void (await Promise.all([everywhere.stop(), publisher.stop()])))
    // A place that is a clinic has two names. Each is published once its earlier state is known.
    await eventually(async () => expect(await publisher.watch(ZONE)).toBe(true))
    await eventually(async () => expect(await publisher.watch(ONE_CHAIR)).toBe(true))
    await holdSid(depsOf(database(), now()), slot(DAY))
    const told = () => published().filter(({ message }) => message.changes.some(({ date }) => date === DAY))
    await eventually(() =>
      expect(told().map(({ topic }) => topic)).toEqual(
        expect.arrayContaining([slotsTopic(ONE_CHAIR), slotsTopic('901')]),
      ),
    )
    expect(told()[0]?.message.changes).toEqual([{ ...slot(DAY), state: 'taken' }])
  })

  test('the log reports a refusing broker once a minute, with nothing but its answer', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    broker.reply = {
      status: 403,
      json: '{"message":"Forbidden"}',
      headers: { 'x-amzn-errortype': 'ForbiddenException' },
    }
    const publish = sink()
    publish(BEAT_TOPIC, { at: 0, changes: [] })
    await eventually(() => expect(said).toHaveBeenCalledTimes(1))
    for (const at of [30_000, 59_999, 60_000]) publish(BEAT_TOPIC, { at, changes: [] })
    await eventually(() => expect(said).toHaveBeenCalledTimes(2))
    expect(said.mock.calls.flat().join()).toContain('The message broker refused a message: ')
    said.mockRestore()
  })
})
