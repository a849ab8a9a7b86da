// A form that may bring photos (multipart/form-data): its fields within the limits of any form, each file within its own,
// read as it comes and never kept beyond that.
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { PHOTOS, type PhotoCause } from '@/lib/catalogue/photos'
import { BODY_LIMIT } from '@/lib/http/forms/body'
import { processWide } from '@/lib/types/process-wide'

/** The name of the controls that choose files. */
const PHOTOS_FIELD = 'photos'

/** Of all that one form sends: whoever chose three pictures that are too large is told so, and nobody sends a film. */
const MOST_BYTES = 8 * PHOTOS.fileBytes
/** Bytes of files that a process keeps in memory at once, and those of one network. A file that comes slowly keeps few. */
const MOST_HELD = 15 * PHOTOS.fileBytes
const MOST_OF_NETWORK = 3 * PHOTOS.fileBytes

type BusboyInstance = InstanceType<typeof Busboy>

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: BODY_LIMIT,
  fields: 100,
  fileSize: PHOTOS.fileBytes,
  // Both controls send a file where nothing was chosen, an empty one; and one more than are taken is told of.
  files: PHOTOS.most + 2,
  headerPairs: 20,
}

const held = processWide<{ all: number; networks: Map<string, number> }>('photo-bytes', { all: 0, networks: new Map() })

/** Counts bytes of a file that are kept, or given up below zero; false where there is no room for more. */
function hold(network: string, bytes: number): boolean {
  const own = (held.networks.get(network) ?? 0) + bytes
  if (bytes > 0 && (held.all + bytes > MOST_HELD || own > MOST_OF_NETWORK)) return false
  held.all += bytes
  if (own > 0) held.networks.set(network, own)
  else held.networks.delete(network)
  return true
}

/** Reads the file to its end and hands it to `use`, whose end gives its room back; what passes a limit is dropped. */
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
  /** How many photos were kept, and why others were not. */
  photos: { kept: number; causes: PhotoCause[] }
}
/** Keeps one file; the cause where it is not taken. */
type Keep = (file: Buffer) => Promise<PhotoCause | null>

class FormWithoutEnd extends Error {}

/** Passes on what comes, up to the bound. */
async function* bounded(source: AsyncIterable<Buffer>) {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new FormWithoutEnd()
    yield chunk
  }
}

/** Listens to the form's fields; whether they are too large is known at its end. */
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

/** Listens to the form's files: one is read and kept before the next one is. */
function filesOf(busboy: BusboyInstance, network: string, keep: Keep) {
  const photos: PhotoForm['photos'] = { kept: 0, causes: [] }
  let [taking, current]: [Promise<void>, Readable | null] = [Promise.resolve(), null]
  async function take(name: string, stream: BusboyFileStream): Promise<void> {
    current = stream
    const cause = await withFile(stream, network, async (file) => {
      // A control in which nothing was chosen sends an empty file.
      if (name !== PHOTOS_FIELD || file.length === 0) return 'none'
      return typeof file === 'string' ? file : keep(file)
    })
    if (cause === null) photos.kept += 1
    else if (cause !== 'none') photos.causes.push(cause)
  }
  busboy.on('file', (name, stream) => {
    taking = taking.then(() => take(name, stream))
    // Said again by done(), or nobody waits for it any more: the form broke off.
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

/** Whether the request brings a form that may hold files. */
export const isPhotoForm = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * Reads the form; each file is handed to `keep`, which may throw. `unsupported`: no such form, or one that breaks off.
 * `too_large`: fields beyond 64 KiB, or files without end.
 */
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
