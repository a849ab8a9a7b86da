// Compresses what browsers load, once, as the build's last part: the scripts, sheets and drawings of .next/static and public/ go
// into one pack, which process/static-files.ts reads at the start and sends from memory, and every file into the list beside it.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compression } from '@/lib/documents/encoding'

/** A line of the list. The tag is a hash of the content; `br` and `gzip` are the bytes of the pack that are it, from and to. */
export type StaticEntry = { file: string; type: string; tag: string; size: number } & Partial<
  Record<Compression, [number, number]>
>

/** By the address that they lie below. */
const FOLDERS = { '/_next/static': join('.next', 'static'), '': 'public' }
/** What is worth compressing. A file of a kind that is not named here is Next's to send. */
const TEXTS: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}
const OTHERS: Record<string, string> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const typeOf = (file: string): string | undefined => TEXTS[extname(file)] ?? OTHERS[extname(file)]

const squeeze = promisify(brotliCompress)
const zip = promisify(gzip)
const COMPRESS: Record<Compression, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => {
    const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants
    const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: 11 }
    return squeeze(content, { params: { ...params, [BROTLI_PARAM_SIZE_HINT]: content.length } })
  },
  gzip: (content) => zip(content, { level: 9 }),
}
const COMPRESSIONS = ['br', 'gzip'] as const

type Piece = { name: string; compression: Compression; body: Buffer }
type Content = { path: string; entry: StaticEntry; pieces: Piece[] }

/** Compresses, or takes what an earlier build made of the same content. */
async function pieceOf(compression: Compression, content: Buffer, tag: string, kept: string): Promise<Piece> {
  const name = `${tag}.${compression}`
  const file = join(kept, name)
  const found = await readFile(file).catch(() => null)
  if (found) return { name, compression, body: found }
  const body = await COMPRESS[compression](content)
  // Whole or not at all: a build that is ended half-way leaves nothing that the next one would take.
  await writeFile(`${file}~`, body)
  await rename(`${file}~`, file)
  return { name, compression, body }
}

async function contentOf(path: string, file: string, type: string, kept: string): Promise<Content> {
  const content = await readFile(file)
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const compressions = extname(file) in TEXTS ? COMPRESSIONS : []
  const pieces = await Promise.all(compressions.map((compression) => pieceOf(compression, content, tag, kept)))
  return { path, entry: { file, type, tag, size: content.length }, pieces }
}

/** The files below a folder, sorted, so that the same files give the same pack. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/**
 * Writes `static.json`, entries by their address, and `static.pack` into `folder`. What compression does not make smaller is
 * left as it is. `kept` is where the pieces lie from one build to the next; those that this one did not need are removed.
 */
export async function packStatic(folder: string, kept: string): Promise<void> {
  mkdirSync(kept, { recursive: true })
  const contents = await Promise.all(
    Object.entries(FOLDERS).flatMap(([base, place]) =>
      filesOf(place).flatMap((file) => {
        const type = typeOf(file)
        return type === undefined ? [] : [contentOf(base + file.slice(place.length), file, type, kept)]
      }),
    ),
  )
  const bodies: Buffer[] = []
  let end = 0
  for (const { entry, pieces } of contents) {
    for (const { compression, body } of pieces.filter((piece) => piece.body.length < entry.size)) {
      entry[compression] = [end, end + body.length]
      end += body.length
      bodies.push(body)
    }
  }
  await writeFile(join(folder, 'static.pack'), Buffer.concat(bodies))
  await writeFile(
    join(folder, 'static.json'),
    JSON.stringify(Object.fromEntries(contents.map(({ path, entry }) => [path, entry]))),
  )
  const needed = new Set(contents.flatMap(({ pieces }) => pieces.map(({ name }) => name)))
  const stale = readdirSync(kept).filter((name) => !needed.has(name))
  await Promise.all(stale.map((name) => rm(join(kept, name))))
}
