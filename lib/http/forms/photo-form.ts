import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { PHOTOS, type PhotoCause } from '@/lib/catalogue/photos'
import { BODY_LIMIT } from '@/lib/http/forms/body'
import { processWide } from '@/lib/types/process-wide'

const PHOTOS_FIELD = 'photos'

/** Room for three pictures that are too large, so that their sender gets an answer, but not for a film. */
const MOST_BYTES = 8 * PHOTOS.fileBytes
/** File bytes in memory per process, and per network. A slow upload holds few at a time. */
const MOST_HELD = 15 * PHOTOS.fileBytes
const MOST_OF_NETWORK = 3 * PHOTOS.fileBytes

type BusboyInstance = InstanceType<typeof Busboy>

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: BODY_LIMIT,
  fields: 100,
  fileSize: PHOTOS.fileBytes,
  // Both controls send an empty file when nothing was chosen. One file too many gets an answer.
  files: PHOTOS.most + 2,
  headerPairs: 20,
}

const held = processWide<{ all: number; networks: Map<string, number> }>('photo-bytes', { all: 0, networks: new Map() })

/** Negative `bytes` release memory. False when there is no room. */
function hold(network: string, bytes: number): boolean {
  const draftBytes = (held.networks.get(network) ?? 0) + bytes
  if (bytes > 0 && (held.all + bytes > MOST_HELD || draftBytes > MOST_OF_NETWORK)) return false
  held.all += bytes
  if (draftBytes > 0) held.networks.set(network, draftBytes)
  else held.networks.delete(network)
  return true
}

/** Frees the memory when `use` ends. Reads on past a limit but drops the bytes. */
async function withFile<T>(
  stream: BusboyFileStream,
  network: string,
  use: (file: Buffer | PhotoCause) => Promise<T>,
): Promise<T> {
  let parts: Buffer[] = []
  let bytes = 0
  let hasRoom = true
  const drop = () => {
    hold(network, -bytes)
    parts = []
    bytes = 0
  }
  try {
    for await (const chunk of stream) {
      const part: Buffer = chunk
      hasRoom &&= !stream.truncated && hold(network, part.length)
      if (hasRoom) {
        parts.push(part)
        bytes += part.length
      } else drop()
    }
    if (stream.truncated) return await use('large')
    if (!hasRoom) return await use('busy')
    const file = Buffer.concat(parts)
    parts = []
    return await use(file)
  } finally {
    drop()
  }
}

export type PhotoForm = {
  form: URLSearchParams
  photos: { kept: number; causes: PhotoCause[] }
}
type Keep = (file: Buffer) => Promise<PhotoCause | null>

class FormWithoutEnd extends Error {}

async function* bounded(source: AsyncIterable<Buffer>) {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new FormWithoutEnd()
    yield chunk
  }
}

function collectFields(busboy: BusboyInstance): { form: URLSearchParams; isTooLarge(): boolean } {
  const form = new URLSearchParams()
  let bytes = 0
  busboy.on('field', (name, value, isNameCut, isValueCut) => {
    bytes = isNameCut || isValueCut ? Number.POSITIVE_INFINITY : bytes + name.length + value.length
    if (bytes <= BODY_LIMIT) form.append(name, value)
  })
  busboy.on('fieldsLimit', () => {
    bytes = Number.POSITIVE_INFINITY
  })
  return { form, isTooLarge: () => bytes > BODY_LIMIT }
}

function filesOf(busboy: BusboyInstance, network: string, keep: Keep) {
  const photos: PhotoForm['photos'] = { kept: 0, causes: [] }
  let [taking, current]: [Promise<void>, Readable | null] = [Promise.resolve(), null]
  async function take(name: string, stream: BusboyFileStream): Promise<void> {
    current = stream
    const cause = await withFile(stream, network, async (file) => {
      if (name !== PHOTOS_FIELD || file.length === 0) return 'none'
      return typeof file === 'string' ? file : keep(file)
    })
    if (cause === null) photos.kept += 1
    else if (cause !== 'none') photos.causes.push(cause)
  }
  busboy.on('file', (name, stream) => {
    taking = taking.then(() => take(name, stream))
    // done() throws the error again; after a broken form nobody waits for it.
    taking.catch(() => undefined)
  })
  busboy.on('filesLimit', () => photos.causes.push('many'))
  return { photos, done: () => taking, drop: () => current?.destroy() }
}

function openParser({ headers }: IncomingMessage): BusboyInstance | null {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits: LIMITS })
  } catch {
    return null
  }
}

export const isPhotoForm = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** `unsupported`: another type, or a broken form. `too_large`: fields past 64 KiB, or too many file bytes. */
export async function readPhotoForm(
  req: IncomingMessage,
  { network, keep }: { network: string; keep: Keep },
): Promise<PhotoForm | 'too_large' | 'unsupported'> {
  const busboy = openParser(req)
  if (!busboy) return 'unsupported'
  const fields = collectFields(busboy)
  const files = filesOf(busboy, network, keep)
  try {
    await pipeline(req, bounded, busboy)
  } catch (error) {
    files.drop()
    return error instanceof FormWithoutEnd ? 'too_large' : 'unsupported'
  }
  await files.done()
  return fields.isTooLarge() ? 'too_large' : { form: fields.form, photos: files.photos }
}
