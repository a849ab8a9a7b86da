import type { Env } from '@/lib/env'
import type { Transport, Transports } from '@/lib/messages/transport'
import { allowedOnly } from '@/lib/messages/transports/allowed-only'
import { development } from '@/lib/messages/transports/development'
import { httpSms } from '@/lib/messages/transports/http-sms'
import { httpWhatsapp } from '@/lib/messages/transports/http-whatsapp'
import { smtp } from '@/lib/messages/transports/smtp'
import { sns } from '@/lib/messages/transports/sns'
import { watched } from '@/lib/messages/transports/watched'

function smsFrom({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token, SMS_SENDER: sender, SNS_REGION }: Env): Transport {
  if (!sender) return development
  if (url) return watched('sms', httpSms({ url, token, sender }))
  return SNS_REGION ? watched('sms', sns({ region: SNS_REGION, sender })) : development
}

/** readEnv refuses a provider without a sender. A gateway takes precedence over SNS, and WhatsApp over both (lib/messages/hand-over.ts). */
export function transportsFrom(env: Env): Transports {
  const { SMTP_URL, MAIL_FROM, SMS_COUNTRIES } = env
  const sms = allowedOnly(smsFrom(env), SMS_COUNTRIES)
  const email = SMTP_URL && MAIL_FROM ? watched('mail', smtp({ url: SMTP_URL, from: MAIL_FROM })) : development
  const { WHATSAPP_GATEWAY_URL: url, WHATSAPP_GATEWAY_TOKEN: token } = env
  return url
    ? { sms, email, whatsapp: allowedOnly(watched('whatsapp', httpWhatsapp({ url, token })), SMS_COUNTRIES) }
    : { sms, email }
}
