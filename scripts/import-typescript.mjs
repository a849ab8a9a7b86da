// Node 20 cannot import TypeScript, so a script bundles the modules that it reads.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** `source`: export statements by `@/` paths. Returns their module. Rejects where one does not compile. */
export async function importTypeScript(source) {
  // Packages stay outside, and Node finds them only from a file inside the project.
  const file = join('node_modules', '.cache', 'muthu-dental', `bundle-${process.pid}.mjs`)
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    logLevel: 'error',
    platform: 'node',
    packages: 'external',
    outfile: file,
    write: false,
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, outputFiles[0].contents)
  return import(pathToFileURL(file).href).finally(() => rm(file))
}
