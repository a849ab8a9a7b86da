import { describe, expect, test } from 'vitest'
import { BadEnvError, readEnv, readLogEnv } from '@/lib/env'

test('the site without any variable runs on the embedded database', () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    HOST: '0.0.0.0',
    CLOCK_OFFSET_MINUTES: 0,
    DATA_DIR: '.data',
    STOP_DELAY_SECONDS: 0,
    LOG_FORMAT: 'text',
    LOG_LEVEL: 'info',
    ACCESS_LOG: 'off',
    PPR_VARIANT: 'variant_A',
    DASHBOARD_VARIANT: 'variant_A',
    MAP_TILES_ATTRIBUTION: '',
    IDENTITY_MFA: 'optional',
    IDENTITY_DEVICES: 'always',
    IDENTITY_ROTATION: 'off',
    IDENTITY_GUESTS: 'on',
    API_CALLERS: [],
    COGNITO_SIGN_UP: 'code',
    COGNITO_PASSWORD_FLOW: 'USER_SRP_AUTH',
    COGNITO_COOKIE_SAME_SITE: 'lax',
    SMS_COUNTRIES: ['91'],
    SMS_DAILY_BUDGET: 15_000,
  })
})

test('the log settings are read even where another setting is wrong', () => {
  expect(readLogEnv({ LOG_FORMAT: 'json', LOG_LEVEL: '', PORT: 'none' })).toEqual({
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
  })
  expect(readLogEnv({ LOG_FORMAT: 'xml', LOG_LEVEL: 'warn' })).toEqual({ LOG_FORMAT: 'text', LOG_LEVEL: 'info' })
})

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', SITE_SECRET: '', SITE_ORIGIN: '' })).toEqual(
    readEnv({}),
  )
})

test('the environment leaves out variables of other programs', () => {
  expect(readEnv({ PATH: '/bin', AWS_SECRET_ACCESS_KEY: 'x' })).toEqual(readEnv({}))
})

test.each([
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['HOST', '127.0.0.1', '127.0.0.1'],
  ['HOST', '::1', '::1'],
  ['DATA_DIR', '/var/lib/dental', '/var/lib/dental'],
  [
    'DATABASE_URL',
    'postgres://u:p%40@db:5432/dental?sslmode=require',
    'postgres://u:p%40@db:5432/dental?sslmode=require',
  ],
  ['DATABASE_URL', 'postgresql:///dental?host=/run/postgresql', 'postgresql:///dental?host=/run/postgresql'],
  ['SITE_SECRET', 's'.repeat(32), 's'.repeat(32)],
  ['SITE_ORIGIN', 'https://book.example.in', 'https://book.example.in'],
  ['IDENTITY_GUESTS', 'off', 'off'],
  ['SITE_ORIGIN', 'http://localhost:3000', 'http://localhost:3000'],
  ['SITE_ORIGIN', 'https://Book.Example.IN', 'https://book.example.in'],
  ['TAG_MANAGER_ID', 'GTM-AB12CD3', 'GTM-AB12CD3'],
  ['WEBENGAGE_LICENCE', '~2024b5', '~2024b5'],
  ['WEBENGAGE_LICENCE', 'in~d3a49ca5', 'in~d3a49ca5'],
  ['PPR_VARIANT', 'variant_B', 'variant_B'],
  ['DASHBOARD_VARIANT', 'variant_B', 'variant_B'],
  ['MAP_TILES_URL', 'https://tiles.example.in/{z}/{x}/{y}.png', 'https://tiles.example.in/{z}/{x}/{y}.png'],
  ['MAP_TILES_ATTRIBUTION', '© Example Maps', '© Example Maps'],
  ['SMS_COUNTRIES', '91, 971', ['91', '971']],
  ['SMS_DAILY_BUDGET', '1', 1],
])('the setting %s=%s is accepted', (name, value, expected) => {
  expect(readEnv({ [name]: value })).toHaveProperty(name, expected)
})

test.each([
  ['PORT', '65536', 'PORT=3000'],
  ['PORT', '-1', 'PORT=3000'],
  ['PORT', '3000.5', 'PORT=3000'],
  ['PORT', '0x10', 'PORT=3000'],
  ['PORT', 'http', 'PORT=3000'],
  ['HOST', 'http://me', 'HOST=127.0.0.1'],
  ['DATABASE_URL', 'mysql://u:hunter2@db/dental', 'DATABASE_URL=postgres://'],
  ['DATABASE_URL', 'hunter2', 'DATABASE_URL=postgres://'],
  ['SITE_SECRET', 'hunter2', 'openssl rand -base64 32'],
  ['SITE_ORIGIN', 'https://book.example.in/', 'SITE_ORIGIN=https://book.example.in'],
  ['SITE_ORIGIN', 'https://u:hunter2@book.example.in', 'SITE_ORIGIN=https://book.example.in'],
  ['SITE_ORIGIN', 'ftp://book.example.in', 'SITE_ORIGIN=https://book.example.in'],
  ['SITE_ORIGIN', 'book.example.in', 'SITE_ORIGIN=https://book.example.in'],
  ['TAG_MANAGER_ID', "GTM-1'; alert(1)", 'TAG_MANAGER_ID=GTM-AB12CD3'],
  ['WEBENGAGE_LICENCE', 'hunter2;', 'WEBENGAGE_LICENCE=~2024b5'],
  ['PPR_VARIANT', 'variant_C', 'variant_A'],
  ['MAP_TILES_URL', 'https://tiles.example.in/{z}/{x}.png', 'MAP_TILES_URL=https://tiles.example.in/'],
  ['MAP_TILES_URL', 'https://tiles.example.in; script-src *; /{z}/{x}/{y}.png', 'MAP_TILES_URL=https://tiles'],
  ['MAP_TILES_URL', 'data:{z}{x}{y}', 'MAP_TILES_URL=https://tiles'],
  ['SMS_GATEWAY_URL', 'http://sms.example.in/send', 'https://service.example.in/send'],
  ['SMS_GATEWAY_URL', 'http://127.0.0.1.example.in/send', 'https://service.example.in/send'],
  ['SMS_GATEWAY_URL', 'http://localhost@sms.example.in/', 'https://service.example.in/send'],
  ['SMS_COUNTRIES', '+91', 'SMS_COUNTRIES=91,971'],
  ['SMS_COUNTRIES', '91,', 'SMS_COUNTRIES=91,971'],
  // The beginning of many countries' codes, but no country's own code.
  ['SMS_COUNTRIES', '9', 'SMS_COUNTRIES=91,971'],
  ['SMS_COUNTRIES', '88', 'SMS_COUNTRIES=91,971'],
  ['METRICS_KEY', 'hunter2', 'openssl rand -base64 32'],
  ['SMS_DAILY_BUDGET', '0', 'SMS_DAILY_BUDGET=15000'],
  ['SMS_DAILY_BUDGET', '-5', 'SMS_DAILY_BUDGET=15000'],
  ['MAP_TILES_ATTRIBUTION', 'x'.repeat(201), 'MAP_TILES_ATTRIBUTION=© Example Maps'],
])('the setting %s=%s is refused in one line with an example and without its value', (name, value, example) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(BadEnvError)
  expect(read).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`))
  expect(read).toThrow(example)
  expect(read).not.toThrow('hunter2')
})

test('a user pool needs its client, as the specification demands (section 5)', () => {
  const pool = { COGNITO_USER_POOL_ID: 'ap-south-1_AbCdEfGhI' }
  const client = { COGNITO_CLIENT_ID: '1example23456789abcdefghij' }
  expect(readEnv({ ...pool, ...client })).toMatchObject({ ...pool, ...client })
  expect(() => readEnv(pool)).toThrow('COGNITO_CLIENT_ID is missing: both UserPoolId and ClientId are required.')
  expect(() => readEnv(client)).toThrow('COGNITO_USER_POOL_ID is missing: both UserPoolId and ClientId are required.')
  expect(() => readEnv({ LIVE_ENDPOINT: 'a.example.in' })).toThrow('LIVE_ENDPOINT must be an https address')
})

test.each([`${'a'.repeat(54)}_b`, 'ap-south-1', 'ap-south-1_', 'ap south_1', 'ap-south-1_a-b'])(
  'the user pool %s is refused',
  (id) => {
    expect(() => readEnv({ COGNITO_USER_POOL_ID: id, COGNITO_CLIENT_ID: 'client' })).toThrow('must be a user pool')
  },
)

test.each([
  'https://sms.example.in/send',
  'http://localhost:8080/send',
  'http://127.0.0.1/send',
  'http://[::1]:8080/send',
])('the SMS gateway may be %s', (url) => {
  const given = { SMS_GATEWAY_URL: url, SITE_ORIGIN: 'https://book.example.in', SMS_SENDER: 'MULADN' }
  expect(readEnv(given)).toMatchObject(given)
})

test.each([
  [{ SMS_GATEWAY_URL: 'https://sms.example.in/send' }, 'SMS_SENDER'],
  [{ SNS_REGION: 'ap-south-1' }, 'SMS_SENDER'],
  [{ SMTP_URL: 'smtps://mail.example.in' }, 'MAIL_FROM'],
])('a provider %o without a sender is refused', (given, missing) => {
  expect(() => readEnv({ SITE_ORIGIN: 'https://book.example.in', ...given })).toThrow(`${missing} is missing: `)
})

describe('the three settings of Razorpay', () => {
  const all = {
    RAZORPAY_KEY_ID: 'rzp_live_AbCdEfGhIjKlMn',
    RAZORPAY_KEY_SECRET: 'the secret of the key',
    RAZORPAY_WEBHOOK_SECRET: 'the secret of the events',
  }

  test('they are accepted together', () => {
    expect(readEnv(all)).toMatchObject(all)
  })

  test.each(Object.keys(all))('without %s the others are refused', (name) => {
    expect(() => readEnv({ ...all, [name]: '' })).toThrow(/must all be set, or none/)
  })

  test('a refusal does not repeat a secret', () => {
    for (const bad of [{ RAZORPAY_KEY_ID: 'canary' }, { RAZORPAY_WEBHOOK_SECRET: 'canary' }])
      expect(() => readEnv({ ...all, ...bad })).toThrow(/^RAZORPAY_(?!.*canary)/)
  })
})
