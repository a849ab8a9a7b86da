#!/usr/bin/env node
// Lets Playwright drive Debian's firefox-esr, which does not know one command that Playwright sends for every
// context. The command sets a light or a dark page, which the site does not distinguish. This relay answers it and
// passes everything else on. Playwright gets the address of the relay instead of Firefox's own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { WebSocket, WebSocketServer } from 'ws'

const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const firefox = spawn(process.env.FIREFOX ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
firefox.once('exit', (status) => process.exit(status ?? 1))

/** Passes messages between one client and Firefox in their order. */
async function relay(client, address) {
  const waiting = []
  client.on('message', (text) => waiting.push(text.toString()))
  const browser = new WebSocket(address, { perMessageDeflate: false })
  const end = () => {
    client.close()
    browser.close()
  }
  for (const side of [client, browser]) side.on('close', end).on('error', end)
  browser.on('message', (text) => client.send(text.toString()))
  await once(browser, 'open')
  const send = (text) => {
    const { id, method } = JSON.parse(text)
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else browser.send(text)
  }
  for (const text of waiting) send(text)
  client.removeAllListeners('message').on('message', (text) => send(text.toString()))
}

async function listen(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: 256 * 1024 * 1024 })
  await once(server, 'listening')
  server.on('connection', (client, { url }) => relay(client, `${address}${url}`))
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
}

let said = ''
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  process.stderr.write(text.replaceAll('WebDriver BiDi listening', 'Firefox listens'))
  if (said === null) return
  said += text
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)\r?\n/.exec(said)?.[1]
  if (!address) return
  said = null
  void listen(address)
})
