// Next does not build with packages that are linked from outside its folder, so a copy of the site needs its own.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Gives `folder` the packages of this folder: as hard links on the same disk, otherwise as copies. */
export function takePackages(folder: string): void {
  const from = join(process.cwd(), 'node_modules')
  for (const how of ['-al', '-af']) if (spawnSync('cp', [how, from, folder]).status === 0) return
  throw new Error(`${from} can't be copied to ${folder}.`)
}
