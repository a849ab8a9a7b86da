// A form that may bring photos (multipart/form-data): its fields within the limits of any form, each file within its own,
// read as it comes and never kept beyond that.
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { PHOTOS, type PhotoCause } from '@/lib/catalogue/photos'
import { BODY_LIMIT } from '@/lib/http/body'
import { processWide } from '@/lib/typed/process-wide'

/** The name of the controls that choose files. */
const PHOTOS_FIELD = 'photos'

/** Of all that one form sends: whoever chose three pictures that are too large is told so, and nobody sends a film. */
const MOST_BYTES = 8 * PHOTOS.fileBytes
/** Files that are being read at once: what a process keeps in memory, and what one network may have of it. */
const MOST_AT_ONCE = 8
const MOST_OF_NETWORK = 4

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

const reading = processWide<{ all: number; networks: Map<string, number> }>('photos-reading', {
  all: 0,
  networks: new Map(),
})

/** A place to read a file in, to be given back; null when there is none now. */
function takePlace(network: string): (() => void) | null {
  const own = reading.networks.get(network) ?? 0
  if (reading.all >= MOST_AT_ONCE || own >= MOST_OF_NETWORK) return null
  reading.all += 1
  reading.networks.set(network, own + 1)
  return () => {
    reading.all -= 1
    const left = (reading.networks.get(network) ?? 1) - 1
    if (left > 0) reading.networks.set(network, left)
    else reading.networks.delete(network)
  }
}

/** Reads the file to its end; what passes the limit is dropped. */
async function readFile(stream: BusboyFileStream, network: string): Promise<Buffer | PhotoCause> {
  const parts: Buffer[] = []
  let leave: (() => void) | null = null
  let refused = false
  try {
    for await (const chunk of stream) {
      const part: Buffer = chunk
      // A control in which nothing was chosen sends an empty file: it takes no place.
      leave ??= refused ? null : takePlace(network)
      refused ||= leave === null
      if (!refused && !stream.truncated) parts.push(part)
    }
    if (refused) return 'busy'
    return stream.truncated ? 'large' : Buffer.concat(parts)
  } finally {
    leave?.()
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
function fieldsOf(busboy: BusboyInstance): { form: URLSearchParams; isTooLarge(): boolean } {
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
    const file = await readFile(stream, network)
    if (name !== PHOTOS_FIELD || file.length === 0) return
    const cause = typeof file === 'string' ? file : await keep(file)
    if (cause === null) photos.kept += 1
    else photos.causes.push(cause)
  }
  busboy.on('file', (name, stream) => {
    taking = taking.then(() => take(name, stream))
    // Said again by done(), or nobody waits for it any more: the form broke off.
    taking.catch(() => undefined)
  })
  busboy.on('filesLimit', () => photos.causes.push('many'))
  return { photos, done: () => taking, drop: () => current?.destroy() }
}

function parserOf({ headers }: IncomingMessage): BusboyInstance | null {
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
  const busboy = parserOf(req)
  if (!busboy) return 'unsupported'
  const fields = fieldsOf(busboy)
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
