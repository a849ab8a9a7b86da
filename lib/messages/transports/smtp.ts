// E-mail by a mail server, through nodemailer, which is loaded at the first message.
import type { Transporter } from 'nodemailer'
import { calendarFileOf } from '@/lib/domain/calendar/calendar-file'
import { isThisMachine } from '@/lib/env'
import { type Parcel, SendError, type Transport } from '@/lib/messages/transport'

type SmtpSettings = { url: string; from: string; timeoutMs?: number }

/** What nodemailer says went wrong, with the server's status: a code, never the text or an address. */
function smtpFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : 'an error'
  const status = error instanceof Error && 'responseCode' in error ? error.responseCode : ''
  return `the mail server failed: ${code} ${status}`.trim()
}

/** The server's address without what its query says of TLS, which would go before our own word. */
function serverOf(url: string): { url: string; requireTLS: boolean } {
  const server = new URL(url)
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS']) server.searchParams.delete(name)
  return { url: server.href, requireTLS: !isThisMachine(server.hostname) }
}

/** The address of a sender that may have a name before it. */
const mailAddressIn = (from: string): string => /<([^>]+)>$/.exec(from)?.[1] ?? from

/** The appointment as calendars take it: a part of its own beside the text, and attached for those that look there. */
function icalEventOf({ calendar, to }: Parcel, from: string) {
  if (!calendar) return {}
  const { entry, told } = calendar
  const content = calendarFileOf(entry, told, { from: mailAddressIn(from), to })
  return { icalEvent: { method: entry.cancelled ? 'CANCEL' : 'REQUEST', filename: 'appointment.ics', content } }
}

/** Sends nothing in the clear but within this machine: a server without STARTTLS has not taken it. */
export function smtp({ url, from, timeoutMs = 10_000 }: SmtpSettings): Transport {
  let opening: Promise<Transporter> | undefined
  const open = () => {
    opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        ...serverOf(url),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // A message is words: nothing in one may name a file or an address to read.
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    )
    return opening
  }
  return {
    keepsText: false,
    async send(parcel) {
      const { id, to, subject = '', text } = parcel
      const transporter = await open()
      const host = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'
      await transporter
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${host}>`,
          ...icalEventOf(parcel, from),
        })
        .catch((error: unknown) => {
          throw new SendError(smtpFailure(error))
        })
    },
  }
}
