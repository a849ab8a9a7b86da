// A real nginx without TLS that runs the deploy/nginx.conf of the documentation on free ports.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { temporaryFolder } from '@/tests/reliability/support/servers/site-process'
import { freePort } from '@/tests/support/servers/postgres-server'

const running = new Set<ChildProcess>()
export function endNginx(): void {
  // Not SIGKILL, because nginx's workers survive when their master is killed.
  for (const child of running) child.kill('SIGTERM')
  running.clear()
}

/** Free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

/**
 * The documented configuration on `port` in front of the site's `processes`. `name` tells two configurations apart.
 * The server that redirects http to https listens on `plain`, or is left out.
 */
export function recipe(name: string, port: number, processes: readonly number[], plain?: number): string {
  const servers = processes.map((each) => `  server 127.0.0.1:${each} max_fails=0;`).join('\n')
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/( {2}server 127.*\n)+/, `${servers}\n`)
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, (server) =>
      plain === undefined ? '' : server.replace('listen 80', `listen 127.0.0.1:${plain}`),
    )
    .replaceAll('muthu_dental', name)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_.*\n/gm, '')
}

/** The edge of a CDN in front of the recipe. It appends the client's address to X-Forwarded-For. */
export const edge = (port: number, to: number): string => `server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://127.0.0.1:${to};
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
}`

/** A minimal configuration by somebody who did not read the documentation. */
export const twoLines = (port: number, to: number): string => `server {
  listen 127.0.0.1:${port};
  location / { proxy_pass http://localhost:${to}; }
}`

/** Whether a server listens on the port. */
export const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end())
  })

/**
 * Runs nginx with the servers until the test file ends. Waits until it listens on `port` and returns the folder of
 * its logs.
 */
export async function startNginx(servers: readonly string[], port: number): Promise<string> {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'temp'))
  const file = join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${paths.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  ${servers.join('\n').replaceAll('/var/log/nginx', folder)}
}`,
  )
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: ['ignore', 'ignore', 'pipe'] })
  running.add(child)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  for (let tries = 0; tries < 100; tries += 1) {
    if (await canConnect(port)) return folder
    if (child.exitCode !== null) break
    await setTimeout(50)
  }
  throw new Error(`nginx did not start: ${said}`)
}

/**
 * A server that resets each connection after its first bytes; `lost` counts them. It does not keep the test process
 * running.
 */
export async function startLoser(): Promise<{ port: number; lost(): number }> {
  let lost = 0
  const server = createServer((socket) => {
    socket.once('data', () => {
      lost += 1
      socket.resetAndDestroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return { port: (server.address() as AddressInfo).port, lost: () => lost }
}
