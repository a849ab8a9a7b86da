// The files of .next/static and public/, sent without Next: their texts from memory, compressed once by the build
// (process/pack-static.ts), pictures and whatever a browser takes uncompressed from the disk.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Compression, codingFor, isKnown } from '@/lib/documents/encoding'
import { readOwn } from '@/lib/typed/own-json'
import { type AnswerHeaders, type HeadersOf, openHeaders } from '@/process/built-headers'
import type { StaticEntry } from '@/process/pack-static'

/** Names below it carry a hash of the content or the build. */
const BUILT = '/_next/static/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, max-age=0'

type StaticFile = {
  file: string
  size: number
  /** The entity tag without what marks it as weak: the same content in each coding. */
  tag: string
  headers: AnswerHeaders
  headersFor: ReturnType<HeadersOf>
  bodies: Partial<Record<Compression, Buffer>>
}

function staticFile(
  path: string,
  { file, type, tag, size, ...ranges }: StaticEntry,
  pack: Buffer,
  of: HeadersOf,
): StaticFile {
  const bodies: StaticFile['bodies'] = {}
  if (ranges.br) bodies.br = pack.subarray(...ranges.br)
  if (ranges.gzip) bodies.gzip = pack.subarray(...ranges.gzip)
  const headers = {
    'Content-Type': type,
    ETag: `W/"${tag}"`,
    'Cache-Control': path.startsWith(BUILT) ? FOR_EVER : ASK_AGAIN,
    ...(ranges.br || ranges.gzip ? { Vary: 'Accept-Encoding' } : {}),
  }
  return { file, size, tag: `"${tag}"`, headers, headersFor: of(path), bodies }
}

function send(found: StaticFile, root: string, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...found.headers, ...found.headersFor(req) }
  if (isKnown(req, found.tag)) return void res.writeHead(304, headers).end()
  const coding = codingFor(req)
  const body = coding && (found.bodies[coding] ?? null)
  if (body) Object.assign(headers, { 'Content-Encoding': coding })
  if (req.method === 'HEAD' || body)
    return void res.writeHead(200, { ...headers, 'Content-Length': body?.length ?? found.size }).end(body)
  readFile(join(root, found.file)).then(
    (content) => res.writeHead(200, { ...headers, 'Content-Length': content.length }).end(content),
    // Taken from under a running process.
    () => res.writeHead(404, { 'Cache-Control': 'no-store' }).end(),
  )
}

/** Answers a request for one of the files; false when it asks for none, and nothing has been said. */
export type AnswerStatic = (req: IncomingMessage, res: ServerResponse) => boolean

/** Opens the files that the build of the site at `root` has listed. Whatever is not in the list, by its exact name, is not ours. */
export async function openStaticFiles(root: string): Promise<AnswerStatic> {
  const folder = join(root, '.next', 'start')
  const [list, pack, headersOf] = await Promise.all([
    readFile(join(folder, 'static.json'), 'utf8'),
    readFile(join(folder, 'static.pack')),
    openHeaders(root),
  ])
  const entries = Object.entries(readOwn<Record<string, StaticEntry>>(list))
  const files = new Map(entries.map(([path, entry]) => [path, staticFile(path, entry, pack, headersOf)]))
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    // The listener has refused an address whose escapes are broken.
    const found = files.get(decodeURIComponent((req.url ?? '').split('?', 1)[0] ?? ''))
    if (found) send(found, root, req, res)
    return found !== undefined
  }
}
