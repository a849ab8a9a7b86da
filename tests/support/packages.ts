// The packages of a copy of the site. Next builds with nothing that is linked from outside its folder.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Gives `folder` the packages of this one: by other names of the same files where both are on one disk, else by copies. */
export function takePackages(folder: string): void {
  const from = join(process.cwd(), 'node_modules')
  for (const how of ['-al', '-af']) if (spawnSync('cp', [how, from, folder]).status === 0) return
  throw new Error(`${from} can't be copied to ${folder}.`)
}
