// Once a run: the site is built, so that no two starts build at the same time.
import { spawnSync } from 'node:child_process'

export function setup(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', '--build-only'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`)
}
