import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const RED = { r: 200, g: 40, b: 40 }
type Kind = 'jpeg' | 'png' | 'webp'

/** A plain picture. Another `shade` makes a different file. */
export const picture = (kind: Kind = 'jpeg', { width = 400, height = 300, shade = 0 } = {}): Promise<Buffer> =>
  sharp({ create: { width: width + shade, height, channels: 3, background: RED } })
    .toFormat(kind)
    .toBuffer()

/** A phone's picture: rotated, with the camera's name and the place in its EXIF data. */
export const phonePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: RED } })
    .withExif({
      IFD0: { Make: 'Zz9Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 57/1', GPSLongitudeRef: 'E', GPSLongitude: '80/1 14/1 15/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer): number => {
  let c = 0xffffffff
  for (const byte of bytes) c = (CRC[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

/** A small PNG whose header declares 50,000 × 50,000 pixels. */
export async function bomb(): Promise<Buffer> {
  const png = Buffer.from(await picture('png'))
  png.writeUInt32BE(50_000, 16)
  png.writeUInt32BE(50_000, 20)
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29)
  return png
}

/** A valid picture that is followed by an HTML page with a script. */
export const polyglot = async (): Promise<Buffer> =>
  Buffer.concat([await picture(), Buffer.from('<html><script>alert("zz9")</script></html>')])

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>zz9()</script></svg>',
)
export const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(200),
])

/**
 * The slowest picture within the limits: a small file with 25 million pixels of eight bytes, which has to be decoded
 * as a whole.
 */
export const slowest = (): Promise<Buffer> =>
  sharp({ create: { width: 5000, height: 5000, channels: 4, background: { ...RED, alpha: 0.5 } } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer()

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  named.copy(bytes, 4)
  bytes.writeUInt32BE(crc(named), named.length + 4)
  return bytes
}

/** A grey column of 50 million pixels: a PNG of 97 KB. */
export function column(): Buffer {
  const height = 49_999_999
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(height, 4)
  const pixels = deflateSync(Buffer.alloc(2 * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
