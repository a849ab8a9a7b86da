import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chain } from '@/lib/catalogue/chain'
import { readEnv } from '@/lib/env'
import { type Parcel, SendError } from '@/lib/messages/transport'
import { transportsFrom } from '@/lib/messages/transports/from-env'
import { httpSms } from '@/lib/messages/transports/http-sms'
import { smtp } from '@/lib/messages/transports/smtp'
import { sns } from '@/lib/messages/transports/sns'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'
import { type SmtpServer, startSmtpServer } from '@/tests/support/servers/smtp-server'

const PHONE = '+919800000001'
const SMS = { id: 'row-1', channel: 'sms', to: PHONE, text: '123456 is your code', templateId: '11070' } as const
const refusal = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  )

describe('the HTTP gateway', () => {
  let gateway: LocalServer
  beforeEach(async () => {
    gateway = await startLocalServer()
  })
  afterEach(() => gateway.stop())
  const transport = (timeoutMs = 10_000) =>
    httpSms({ url: `${gateway.origin}/send`, token: 'a token', sender: 'MUTHUD', timeoutMs })

  test('the gateway gets every value that the README lists', async () => {
    await transport().send(SMS)
    expect(gateway.asked).toMatchObject([
      {
        method: 'POST',
        path: '/send',
        headers: { authorization: 'Bearer a token', 'content-type': 'application/json', 'idempotency-key': 'row-1' },
        body: {
          id: 'row-1',
          to: PHONE,
          sender: 'MUTHUD',
          text: '123456 is your code',
          template_id: '11070',
          entity_id: chain().sms.entityId,
        },
      },
    ])
  })

  test('the gateway gets no token when none is set', async () => {
    await httpSms({ url: gateway.origin, sender: 'MUTHUD' }).send(SMS)
    expect(gateway.asked[0]?.headers.authorization).toBeUndefined()
  })

  test.each([302, 400, 401, 429, 500, 503])(
    'the status %i means that the gateway has not accepted the message',
    async (status) => {
      gateway.reply = { status, json: { message: `no route to ${PHONE}` } }
      const error = await refusal(transport().send(SMS))
      expect(error).toBeInstanceOf(SendError)
      expect(String(error)).toBe(`SendError: the SMS gateway answered ${status}`)
      expect(gateway.asked).toHaveLength(1)
    },
  )

  test('the gateway has not accepted a message when it does not answer or is unreachable', async () => {
    let free = () => {}
    gateway.reply = {
      json: {},
      after: new Promise((resolve) => {
        free = resolve
      }),
    }
    expect(String(await refusal(transport(50).send(SMS)))).toContain('in time')
    free()
    const gone = httpSms({ url: 'http://127.0.0.1:1/', sender: 'MUTHUD' })
    expect(String(await refusal(gone.send(SMS)))).toContain("can't be reached")
  })
})

describe('SNS', () => {
  let endpoint: LocalServer
  beforeAll(async () => {
    endpoint = await startLocalServer('text')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAEXAMPLE')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'an example')
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await endpoint.stop()
  })
  const transport = () => sns({ region: 'ap-south-1', sender: 'MUTHUD', endpoint: endpoint.origin })

  test('the publish request contains India’s registrations', async () => {
    endpoint.reply = {
      json: '<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>',
    }
    await transport().send(SMS)
    const asked = new URLSearchParams(String(endpoint.asked[0]?.body))
    expect(asked.get('Action')).toBe('Publish')
    expect([asked.get('PhoneNumber'), asked.get('Message')]).toEqual([PHONE, SMS.text])
    for (const value of ['Transactional', 'MUTHUD', chain().sms.entityId, '11070'])
      expect([...asked.values()]).toContain(value)
    expect(endpoint.asked[0]?.headers.authorization).toContain('/ap-south-1/sns/')
  })

  test('an error of SNS means that the message was not accepted, and SNS is asked once', async () => {
    const before = endpoint.asked.length
    endpoint.reply = {
      status: 500,
      json: `<ErrorResponse><Error><Type>Receiver</Type><Code>InternalError</Code><Message>${PHONE}</Message></Error></ErrorResponse>`,
    }
    const error = await refusal(transport().send(SMS))
    expect(error).toBeInstanceOf(SendError)
    expect(String(error)).not.toContain(PHONE)
    expect(endpoint.asked.length - before).toBe(1)
  })
})

describe('the mail server', () => {
  let server: SmtpServer
  beforeEach(async () => {
    server = await startSmtpServer()
  })
  afterEach(() => server.stop())
  const MAIL: Parcel = {
    id: 'row-2',
    channel: 'email',
    to: 'meena@example.in',
    subject: 'Your code',
    text: '123456 is your code.',
  }
  const transport = () => smtp({ url: server.url, from: 'Muthu Dental <care@example.in>' })

  test('the mail server gets a text, a subject and a stable message id', async () => {
    await transport().send(MAIL)
    expect(server.mails).toMatchObject([{ from: 'care@example.in', to: ['meena@example.in'] }])
    const { data } = server.mails[0] as (typeof server.mails)[number]
    for (const part of ['Subject: Your code', 'Message-ID: <row-2@example.in>', '123456 is your code.', 'Muthu Dental'])
      expect(data).toContain(part)
  })

  test('an address can’t add a second recipient or a header', async () => {
    await refusal(transport().send({ ...MAIL, to: 'meena@example.in, other@example.in\r\nBcc: third@example.in' }))
    for (const mail of server.mails) expect(mail.to).toHaveLength(1)
    expect(server.mails.some(({ data }) => /^Bcc/im.test(data))).toBe(false)
  })

  test('the site sends no mail without encryption, except on this machine', async () => {
    // 0.0.0.0 reaches this machine too, but is not a name of its own.
    const url = server.url.replace('127.0.0.1', '0.0.0.0')
    for (const given of [url, `${url}?requireTLS=false`, `${url}?ignoreTLS=true`]) {
      const elsewhere = smtp({ url: given, from: 'care@example.in', timeoutMs: 300 })
      expect(await refusal(elsewhere.send(MAIL))).toBeInstanceOf(SendError)
    }
    expect(server.mails).toEqual([])
  })

  test('the mail server has not accepted a mail when it refuses the recipient or is unreachable', async () => {
    server.recipientReply = '550 nobody here is called meena@example.in'
    const error = await refusal(transport().send(MAIL))
    expect(error).toBeInstanceOf(SendError)
    expect(String(error)).not.toContain('meena')
    const gone = smtp({ url: 'smtp://127.0.0.1:1', from: 'care@example.in' })
    expect(await refusal(gone.send(MAIL))).toBeInstanceOf(SendError)
  })
})

describe('the transports of the environment', () => {
  const SITE_ORIGIN = 'https://book.example.in'
  const [SMS_SENDER, MAIL_FROM] = ['MULADN', 'Mula Dental <care@example.in>']
  const kept = (source: Record<string, string>) => {
    const { sms, email } = transportsFrom(readEnv(source))
    return [sms.keepsText, email.keepsText]
  }
  test.each([
    [{}, [true, true]],
    [{ SITE_ORIGIN, SMS_SENDER, SMS_GATEWAY_URL: 'https://sms.example.in' }, [false, true]],
    [{ SITE_ORIGIN, SMS_SENDER, SNS_REGION: 'ap-south-1' }, [false, true]],
    [{ SITE_ORIGIN, MAIL_FROM, SMTP_URL: 'smtp://mail.example.in' }, [true, false]],
  ])('the settings %o decide which channels leave the outbox', (source, expected) => {
    expect(kept(source as Record<string, string>)).toEqual(expected)
  })

  test.each(['SMS_GATEWAY_URL', 'SMTP_URL'])('the setting %s needs an origin for links', (name) => {
    expect(() =>
      readEnv({ [name]: name === 'SMTP_URL' ? 'smtp://mail.example.in' : 'https://sms.example.in' }),
    ).toThrow(/^SITE_ORIGIN is missing/)
  })
})
