// The only reader of process.env.
import { isIP } from 'node:net'
import { z } from 'zod'

const PORT_RULE = 'must be a whole number from 0 to 65535, for example PORT=3000'
const DATABASE_RULE =
  'must be a PostgreSQL address, for example DATABASE_URL=postgres://name:password@127.0.0.1:5432/dental'
const SECRET_RULE = 'must be at least 32 characters long, for example the output of `openssl rand -base64 32`'
const KEY_RULE = 'must be 32 to 200 characters without spaces, for example the output of `openssl rand -base64 32`'
const ORIGIN_RULE = 'must be a scheme and a host only, for example SITE_ORIGIN=https://book.example.in'
const TILES_RULE =
  'must be a web address with {z}, {x} and {y}, for example MAP_TILES_URL=https://tiles.example.in/{z}/{x}/{y}.png'
const ATTRIBUTION_RULE = 'must be at most 200 characters long, for example MAP_TILES_ATTRIBUTION=© Example Maps'
const TAG_RULE = 'must be a tag manager container ID, for example TAG_MANAGER_ID=GTM-AB12CD3'
const LICENCE_RULE = 'must be a WebEngage licence code, for example WEBENGAGE_LICENCE=~2024b5'

// Specification, section 5: region_id, at most 55 characters.
const POOL_RULE =
  'must be a user pool ID of at most 55 characters, for example COGNITO_USER_POOL_ID=ap-south-1_AbCdEfGhI'
const CLIENT_RULE = 'must be the ID of a web client, for example COGNITO_CLIENT_ID=1example23456789abcdefghij'
const IDENTITY_POOL_RULE =
  'must be an identity pool ID, for example COGNITO_IDENTITY_POOL_ID=ap-south-1:12345678-1234-1234-1234-123456789012'
const FLOW_RULE = 'must be USER_SRP_AUTH or USER_PASSWORD_AUTH'
const COOKIE_RULE = 'must be a domain in lower case, for example COGNITO_COOKIE_DOMAIN=book.example.in'
const BASE_RULE = 'must be an https address without a slash at its end, for example https://api.example.in'
const URL_RULE = 'must be an https address, or an http one on this machine, for example https://service.example.in/send'
const SMTP_RULE = 'must be an SMTP address, for example SMTP_URL=smtps://name:password@mail.example.in:465'
const COUNTRIES_RULE = 'must be country calling codes with commas between, for example SMS_COUNTRIES=91,971'
const BUDGET_RULE = 'must be a whole number of SMS from 1 to 9999999, for example SMS_DAILY_BUDGET=15000'
const REGION_RULE = 'must be an AWS region, for example SNS_REGION=ap-south-1'
const PROXIES_RULE =
  'must be the number of proxies in front of the site, or their addresses, for example TRUSTED_PROXIES=1 or TRUSTED_PROXIES=10.0.0.0/8,192.0.2.7'
const CALLERS_RULE = 'must be origins with commas between, for example API_CALLERS=https://www.example.in'
const WEBHOOK_RULE =
  'must be whsec_ and 24 to 64 bytes in Base64, with commas between two, for example the output of `echo whsec_$(openssl rand -base64 32)`'
const RAZORPAY_KEY_RULE = 'must be a key ID of Razorpay, for example RAZORPAY_KEY_ID=rzp_live_AbCdEfGhIjKlMn'
const ON_OFF = 'must be on or off'

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:/i.test(value) && new URL(value).origin === value.toLowerCase()

/** Traffic to these hosts does not leave the machine. */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host)

/** Messages hold codes and numbers, so plain HTTP is only for this machine. */
function isPrivate(value: string): boolean {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
}

// Calling codes have one to three digits; none is the start of another.
const CALLING_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})$/

function isRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

/** Standard Webhooks 1.0.0, "Signature scheme". */
function isWebhookSecret(value: string): boolean {
  const key = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1]
  const bytes = Buffer.from(key ?? '', 'base64').length
  return bytes >= 24 && bytes <= 64
}

const matching = (pattern: RegExp, rule: string) => z.string().regex(pattern, rule).optional()

const httpsBase = () =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && isPrivate(value) && /[^/?#]$/.test(value) && !/[?#]/.test(value),
      BASE_RULE,
    )
    .optional()

const privateUrl = () =>
  z
    .string()
    .refine((value) => URL.canParse(value) && isPrivate(value), URL_RULE)
    .optional()

const envSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_RULE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_RULE)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name, for example HOST=127.0.0.1')
    .default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^postgres(ql)?:\/\//.test(value), DATABASE_RULE)
    .optional(),
  SAMPLE_CHAIN: z.enum(['on', 'off'], ON_OFF).optional(),
  SITE_SECRET: z.string().min(32, SECRET_RULE).optional(),
  SITE_SECRET_PREVIOUS: z.string().min(32, SECRET_RULE).optional(),
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, ORIGIN_RULE)
    .transform((value) => value.toLowerCase())
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => (parts.length === 1 && /^\d$/.test(parts[0] ?? '')) || parts.every(isRange), PROXIES_RULE)
    .transform((parts): number | string[] => (/^\d$/.test(parts[0] ?? '') ? Number(parts[0]) : parts))
    .optional(),
  METRICS_KEY: matching(/^[\x21-\x7e]{32,200}$/, KEY_RULE),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').default('text'),
  LOG_LEVEL: z.enum(['info', 'warn', 'error'], 'must be info, warn or error').default('info'),
  ACCESS_LOG: z.enum(['on', 'off'], ON_OFF).default('off'),
  STOP_DELAY_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a whole number of seconds up to 99, for example STOP_DELAY_SECONDS=10')
    .transform(Number)
    .default(0),
  CLOCK_OFFSET_MINUTES: z
    .string()
    .regex(/^-?\d{1,6}$/, 'must be a whole number of minutes, for example CLOCK_OFFSET_MINUTES=1440')
    .transform(Number)
    .default(0),
  TAG_MANAGER_ID: matching(/^GTM-[A-Z0-9]{4,12}$/, TAG_RULE),
  WEBENGAGE_LICENCE: matching(/^(in)?~{0,2}\w{4,40}$/, LICENCE_RULE),
  // A copy of the catalogue's defaults, because next.config.ts reads this file alone. A test compares them.
  PPR_VARIANT: z.enum(['variant_A', 'variant_B'], 'must be variant_A or variant_B').default('variant_A'),
  DASHBOARD_VARIANT: z.enum(['variant_A', 'variant_B'], 'must be variant_A or variant_B').default('variant_A'),
  MAP_TILES_URL: z
    .string()
    .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), TILES_RULE)
    .refine((value) => /^https?:\/\/[\w.:-]+\//i.test(value) && URL.canParse(value), TILES_RULE)
    .optional(),
  COGNITO_USER_POOL_ID: z
    .string()
    .max(55, POOL_RULE)
    .regex(/^[\w-]+_[0-9a-zA-Z]+$/, POOL_RULE)
    .optional(),
  COGNITO_CLIENT_ID: matching(/^[\w+]{1,128}$/, CLIENT_RULE),
  COGNITO_IDENTITY_POOL_ID: matching(/^[\w-]+:[0-9a-f-]{36}$/, IDENTITY_POOL_RULE),
  COGNITO_DOMAIN: httpsBase(),
  COGNITO_SIGN_UP: z.enum(['code', 'link'], 'must be code or link').default('code'),
  COGNITO_PASSWORD_FLOW: z.enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'], FLOW_RULE).default('USER_SRP_AUTH'),
  COGNITO_COOKIE_DOMAIN: matching(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, COOKIE_RULE),
  COGNITO_COOKIE_SAME_SITE: z.enum(['strict', 'lax', 'none'], 'must be strict, lax or none').default('lax'),
  STORAGE_BUCKET: matching(
    /^[a-z0-9.-]{3,63}$/,
    'must be the name of a bucket, for example STORAGE_BUCKET=dental-files',
  ),
  STORAGE_ENDPOINT: privateUrl(),
  API_BACKEND_URL: httpsBase(),
  API_BASE_URL: httpsBase(),
  API_ELASTICSEARCH_URL: httpsBase(),
  API_CALLERS: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin), CALLERS_RULE)
    .default([]),
  IDENTITY_MFA: z.enum(['off', 'optional', 'required'], 'must be off, optional or required').default('optional'),
  IDENTITY_DEVICES: z.enum(['off', 'opt_in', 'always'], 'must be off, opt_in or always').default('always'),
  IDENTITY_ROTATION: z.enum(['on', 'off'], ON_OFF).default('off'),
  IDENTITY_GUESTS: z.enum(['on', 'off'], ON_OFF).default('on'),
  LIVE_ENDPOINT: httpsBase(),
  WEBHOOK_URL: privateUrl(),
  WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(isWebhookSecret), WEBHOOK_RULE)
    .optional(),
  RAZORPAY_KEY_ID: matching(/^rzp_(live|test)_\w{4,40}$/, RAZORPAY_KEY_RULE),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must be at least 16 characters long, for example the output of `openssl rand -base64 32`')
    .optional(),
  SMS_GATEWAY_URL: privateUrl(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  WHATSAPP_GATEWAY_URL: privateUrl(),
  WHATSAPP_GATEWAY_TOKEN: z.string().optional(),
  SMS_SENDER: z
    .string()
    .regex(
      /^[A-Z0-9]{3,11}$/,
      'must be a registered sender of 3 to 11 capital letters and digits, for example SMS_SENDER=MULADN',
    )
    .optional(),
  SMS_COUNTRIES: z
    .string()
    .transform((value) => value.split(',').map((code) => code.trim()))
    .refine((codes) => codes.every((code) => CALLING_CODE.test(code)), COUNTRIES_RULE)
    .default(['91']),
  SMS_DAILY_BUDGET: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, BUDGET_RULE)
    .transform(Number)
    .default(15_000),
  SNS_REGION: matching(/^[a-z]{2}-[a-z]+-\d$/, REGION_RULE),
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\//i.test(value) && URL.canParse(value), SMTP_RULE)
    .optional(),
  MAIL_FROM: z.string().max(200).optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200, ATTRIBUTION_RULE).default(''),
})

export type Env = z.infer<typeof envSchema>

/** Whether messages leave this machine. */
export const hasProvider = ({ SMS_GATEWAY_URL, SNS_REGION, SMTP_URL }: Env): boolean =>
  [SMS_GATEWAY_URL, SNS_REGION, SMTP_URL].some((provider) => provider !== undefined)

const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/** The message is one line and never holds the value, which may be a password. */
export class BadEnvError extends Error {
  override name = 'BadEnvError'
}

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

/** Works even if another setting is wrong. */
export function readLogEnv(
  source: Record<string, string | undefined> = process.env,
): Pick<Env, 'LOG_FORMAT' | 'LOG_LEVEL'> {
  const read = envSchema.pick({ LOG_FORMAT: true, LOG_LEVEL: true }).safeParse(withoutEmpty(source))
  return read.success ? read.data : { LOG_FORMAT: 'text', LOG_LEVEL: 'info' }
}

/** An empty variable counts as absent. Throws BadEnvError at the first bad one. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const settings = withoutEmpty(source)
  const read = envSchema.safeParse(settings)
  if (read.success) {
    const { COGNITO_USER_POOL_ID: pool, COGNITO_CLIENT_ID: client } = read.data
    // Specification, section 5: both are required.
    if ((pool === undefined) !== (client === undefined))
      throw new BadEnvError(
        `${pool === undefined ? 'COGNITO_USER_POOL_ID' : 'COGNITO_CLIENT_ID'} is missing: both UserPoolId and ClientId are required. Set both, or neither.`,
      )
    if ((read.data.WEBHOOK_URL === undefined) !== (read.data.WEBHOOK_SECRET === undefined))
      throw new BadEnvError('WEBHOOK_URL and WEBHOOK_SECRET must both be set: the secret signs the events.')
    const given = RAZORPAY.filter((name) => read.data[name] !== undefined).length
    if (given > 0 && given < RAZORPAY.length)
      throw new BadEnvError(
        `${RAZORPAY.join(', ')} must all be set, or none: without them, patients pay at the clinic.`,
      )
    const { SITE_SECRET: secret, SITE_SECRET_PREVIOUS: previous } = read.data
    if (previous !== undefined && (secret === undefined || secret === previous))
      throw new BadEnvError(
        'SITE_SECRET_PREVIOUS needs a different SITE_SECRET: it holds the former secret while its links stay valid.',
      )
    const { SMS_GATEWAY_URL, SNS_REGION, SMTP_URL, WHATSAPP_GATEWAY_URL, SMS_SENDER, MAIL_FROM } = read.data
    if (WHATSAPP_GATEWAY_URL && !SMS_GATEWAY_URL && !SNS_REGION)
      throw new BadEnvError(
        'WHATSAPP_GATEWAY_URL needs SMS_GATEWAY_URL or SNS_REGION: a message that WhatsApp refuses goes by SMS.',
      )
    if (!read.data.SITE_ORIGIN && hasProvider(read.data))
      throw new BadEnvError('SITE_ORIGIN is missing: links in messages need it.')
    if ((SMS_GATEWAY_URL || SNS_REGION) && !SMS_SENDER)
      throw new BadEnvError('SMS_SENDER is missing: set it to the sender that the carriers registered for the chain.')
    if (SMTP_URL && !MAIL_FROM)
      throw new BadEnvError('MAIL_FROM is missing: set it to the name and address that send the e-mails.')
    return read.data
  }
  const [issue] = read.error.issues
  throw new BadEnvError(`${issue?.path.join('.')} ${issue?.message}.`)
}
