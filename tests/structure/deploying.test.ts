// The systemd unit and the container are checked with their own tools where these are installed.
import { execFile, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { read } from '@/tests/structure/tree'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' })
const isThere = (command: string, ...args: string[]): boolean => run(command, ...args).status === 0

const skipped = (what: string) => console.info(`skipped: ${what}`)

test('systemd accepts the unit', () => {
  const unit = read('deploy/muthu-dental@.service')
  const lines = ['NoNewPrivileges=yes', 'StateDirectoryMode=0700', 'ProtectSystem=strict', 'User=muthu-dental']
  for (const line of [...lines, 'StartLimitIntervalSec=0', 'Restart=always']) expect(unit.split('\n')).toContain(line)
  if (!isThere('systemd-analyze', '--version')) return skipped('systemd-analyze is not on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'muthu-unit-'))
  try {
    const copy = join(folder, 'muthu-dental@3001.service')
    copyFileSync('deploy/muthu-dental@.service', copy)
    const { stderr } = run('systemd-analyze', 'verify', '--man=no', copy)
    // A development machine may have neither Node nor the site at the unit's paths.
    expect(
      stderr.split('\n').filter((line) => line.includes('muthu-dental') && !/not executable|No such file/.test(line)),
    ).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The settings of an EnvironmentFile. systemd.exec ignores empty lines and lines that begin with # or ;. */
const settingsOf = (file: string): [string, string][] =>
  file
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line))
    .map((line) => {
      const [name = '', ...value] = line.trim().split('=')
      return [name, value.join('=')]
    })

/**
 * The environment of a unit's process. By systemd.exec, the file overrides Environment=; env(1) in ExecStart
 * overrides both.
 */
function environmentOf(unit: string, file: string): Record<string, string> {
  const lineOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]?.replaceAll('%i', '3001') ?? ''
  const pairs = (text: string) => settingsOf(text.split(' ').join('\n'))
  const [, before = ''] = /^\/usr\/bin\/env (.*) \/usr\/bin\/node /.exec(lineOf('ExecStart')) ?? []
  return Object.fromEntries([...pairs(lineOf('Environment')), ...settingsOf(file), ...pairs(before)])
}

test.each([
  ['is', (file: string) => file],
  ['is with every name taken in and left empty', (file: string) => file.replace(/^#([A-Z][A-Z0-9_]*=)$/gm, '$1')],
])('the unit starts each process at its own port and folder where the settings are as .env.example %s', (_, edit) => {
  const unit = read('deploy/muthu-dental@.service')
  const filled = `${edit(read('.env.example'))}\nDATABASE_URL=postgres://a:b=c@127.0.0.1/dental\n`
  expect(environmentOf(unit, filled)).toMatchObject({
    PORT: '3001',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/muthu-dental',
    DATABASE_URL: 'postgres://a:b=c@127.0.0.1/dental',
  })
  expect(environmentOf(unit, read('.env.example'))).toMatchObject({ LOG_FORMAT: 'json', STOP_DELAY_SECONDS: '5' })
})

test('the deployment steps make the settings before the build, and the chain before the start', () => {
  const steps = read('docs/how-to/deploy.md')
  const order = ['/etc/muthu-dental.env ', 'npm run build', 'muthu-dental import', 'systemctl enable --now']
  const places = order.map((step) => steps.indexOf(step))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})

test('a roll-out continues only when the restarted process is ready again', async () => {
  const heard: string[] = []
  const processes = ['first', 'second'].map((name) => {
    // A restarted process is ready at the second request.
    let asked = 0
    return createServer((req, res) => {
      if (req.url === '/restart') asked = 0
      else asked += 1
      const status = req.url === '/api/ready' && asked < 2 ? 503 : 200
      heard.push(`${name} ${req.url} ${status}`)
      res.writeHead(status).end()
    })
  })
  const ports: string[] = []
  for (const each of processes) {
    await new Promise<void>((done) => void each.listen(0, '127.0.0.1', done))
    ports.push(String((each.address() as AddressInfo).port))
  }
  try {
    await promisify(execFile)('deploy/roll-out.sh', ['curl -s http://127.0.0.1:%/restart', ...ports])
  } finally {
    for (const each of processes) each.close()
  }
  const of = (name: string) => [`${name} /restart 200`, `${name} /api/ready 503`, `${name} /api/ready 200`]
  expect(heard).toEqual([...of('first'), ...of('second')])
})

test('the container runs as an unprivileged user, has a health check, and contains no local files', () => {
  const dockerfile = read('Dockerfile')
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  // The image gets only the files that a build needs.
  const [first, ...taken] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const sources = /const SOURCES = \[([^\]]*)\]/.exec(read('scripts/start.mjs'))?.[1] ?? ''
  const made = [...sources.matchAll(/'([^']+)'/g)].flatMap(([, name = '']) =>
    name.startsWith('scripts/') ? [] : [`!${name}`],
  )
  expect(made.length).toBeGreaterThan(5)
  expect([first, ...taken.toSorted()]).toEqual([
    '*',
    ...[...made, '!scripts', '!package.json', '!.npmrc', '**/.env*'].toSorted(),
  ])
  const builtIn = new Set([...read('next.config.ts').matchAll(/\benv\.([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name))
  expect(builtIn).toContain('COGNITO_COOKIE_DOMAIN')
  expect([...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name).sort()).toEqual([...builtIn].sort())
  expect(dockerfile).toMatch(/rm -rf \.next\/cache$/m)
  if (!isThere('docker', 'info')) return skipped('no Docker daemon answers on this machine')
  expect(run('docker', 'build', '--quiet', '--tag', 'muthu-dental-test', '.').status).toBe(0)
  const started = run('docker', 'run', '--detach', '--rm', '--health-interval=2s', 'muthu-dental-test').stdout.trim()
  try {
    const health = () => run('docker', 'inspect', '--format', '{{.State.Health.Status}}', started).stdout.trim()
    const until = Date.now() + 120_000
    while (health() !== 'healthy' && Date.now() < until) run('sleep', '1')
    expect(health()).toBe('healthy')
  } finally {
    run('docker', 'stop', started)
  }
}, 900_000)
