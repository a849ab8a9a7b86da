import type { Transporter } from 'nodemailer'
import { calendarFileOf } from '@/lib/domain/calendar/calendar-file'
import { isThisMachine } from '@/lib/env'
import { type Parcel, SendError, type Transport } from '@/lib/messages/transport'

type SmtpSettings = { url: string; from: string; timeoutMs?: number }

/** A code of nodemailer and the server's status, never the text or an address. */
function smtpFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : 'an error'
  const status = error instanceof Error && 'responseCode' in error ? error.responseCode : ''
  return `the mail server failed: ${code} ${status}`.trim()
}

/** Removes TLS settings from the URL, which would override requireTLS. */
function serverOf(url: string): { url: string; requireTLS: boolean } {
  const server = new URL(url)
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS']) server.searchParams.delete(name)
  return { url: server.href, requireTLS: !isThisMachine(server.hostname) }
}

const mailAddressIn = (from: string): string => /<([^>]+)>$/.exec(from)?.[1] ?? from

/** Both a calendar part and an attachment, because mail programs differ. */
function icalEventOf({ calendar, to }: Parcel, from: string) {
  if (!calendar) return {}
  const { entry, changedAt } = calendar
  const content = calendarFileOf(entry, changedAt, { from: mailAddressIn(from), to })
  return { icalEvent: { method: entry.cancelled ? 'CANCEL' : 'REQUEST', filename: 'appointment.ics', content } }
}

/** Requires STARTTLS outside this machine, so nothing is sent in the clear. */
export function smtp({ url, from, timeoutMs = 10_000 }: SmtpSettings): Transport {
  let opening: Promise<Transporter> | undefined
  const open = () => {
    opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        ...serverOf(url),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // No message may name a file or an address to read.
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
