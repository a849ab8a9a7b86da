// A minimal SMTP server that accepts and keeps every message.
import { type AddressInfo, createServer, type Socket } from 'node:net'

type Mail = { from: string; to: string[]; data: string }
export type SmtpServer = {
  url: string
  mails: Mail[]
  /** The reply to RCPT TO from now on. */
  recipientReply: string
  stop(): Promise<void>
}

function talk(socket: Socket, server: SmtpServer): void {
  let rest = ''
  let mail: Mail = { from: '', to: [], data: '' }
  let inData = false
  const say = (line: string) => socket.write(`${line}\r\n`)

  function hear(line: string): void {
    if (inData) {
      if (line !== '.') {
        mail.data += `${line.replace(/^\./, '')}\n`
        return
      }
      inData = false
      server.mails.push(mail)
      mail = { from: '', to: [], data: '' }
      say('250 taken')
    } else if (/^(EHLO|HELO)/i.test(line)) say('250 localhost')
    else if (/^MAIL FROM/i.test(line)) {
      mail.from = /<(.*?)>/.exec(line)?.[1] ?? ''
      say('250 ok')
    } else if (/^RCPT TO/i.test(line)) {
      mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
      say(server.recipientReply)
    } else if (/^DATA/i.test(line)) {
      inData = true
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say('250 ok')
  }

  say('220 localhost')
  socket.on('data', (part) => {
    const lines = (rest + part.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
  socket.on('error', () => undefined)
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const state: SmtpServer = { url: '', mails: [], recipientReply: '250 ok', stop: async () => undefined }
  const server = createServer((socket) => {
    sockets.add(socket)
    talk(socket, state)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.stop = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  return state
}
