// Pictures as phones and attackers make them.
import sharp from 'sharp'

const RED = { r: 200, g: 40, b: 40 }
type Kind = 'jpeg' | 'png' | 'webp'

/** A plain picture. Of another `shade` it is another one. */
export const picture = (kind: Kind = 'jpeg', { width = 400, height = 300, shade = 0 } = {}): Promise<Buffer> =>
  sharp({ create: { width: width + shade, height, channels: 3, background: RED } })
    .toFormat(kind)
    .toBuffer()

/** As a phone has it: lying on its side, with the camera and where it was taken. */
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

/** A small PNG whose header says that it is 50,000 by 50,000. */
export async function bomb(): Promise<Buffer> {
  const png = Buffer.from(await picture('png'))
  png.writeUInt32BE(50_000, 16)
  png.writeUInt32BE(50_000, 20)
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29)
  return png
}

/** A whole picture behind which a page with a script begins. */
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
