// E-mail by a mail server, through nodemailer, which is loaded at the first message.
import type { Transporter } from 'nodemailer'
import { SendError, type Transport } from '@/lib/messages/transport'

type Settings = { url: string; from: string; timeoutMs?: number }

/** What nodemailer says went wrong, with the server's status: a code, never the text or an address. */
function causeOf(error: unknown): string {
  const { code = 'an error', responseCode = '' } = error as { code?: string; responseCode?: number }
  return `the mail server failed: ${code} ${responseCode}`.trim()
}

export function smtp({ url, from, timeoutMs = 10_000 }: Settings): Transport {
  let opening: Promise<Transporter> | undefined
  const open = () => {
    opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url,
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
    async send({ id, to, subject = '', text }) {
      const transporter = await open()
      const host = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'
      await transporter
        .sendMail({ from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${host}>` })
        .catch((error: unknown) => {
          throw new SendError(causeOf(error))
        })
    },
  }
}
