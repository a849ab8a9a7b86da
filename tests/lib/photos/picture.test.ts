// A picture's bytes decide its type; the stored picture is always encoded anew.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PHOTOS } from '@/lib/catalogue/photos'
import { readPicture } from '@/lib/photos/picture'
import { bomb, HEIC, phonePicture, picture, polyglot, SVG } from '@/tests/support/pictures'

let networks = 0
/** Reads a file for a network that sends no other. */
function readOne(file: Buffer) {
  networks += 1
  return readPicture(file, { network: `192.0.2.${networks}`, gone: new AbortController().signal })
}
const read = async (file: Buffer) => {
  const { made } = await readOne(file)
  if (typeof made === 'string') throw new Error(made)
  return made
}

describe('the stored picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'a picture of the kind %s is stored as JPEG in both sizes',
    async (kind) => {
      const { whole, small } = await read(await picture(kind, { width: 3000, height: 2000 }))
      expect(await sharp(whole).metadata()).toMatchObject({ format: 'jpeg', width: PHOTOS.wholeSide, height: 1067 })
      expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: PHOTOS.smallSide })
    },
  )

  test('a small picture is not enlarged', async () => {
    const { whole, small } = await read(await picture('png', { width: 20, height: 10 }))
    expect(await sharp(whole).metadata()).toMatchObject({ width: 20, height: 10 })
    expect(await sharp(small).metadata()).toMatchObject({ width: 20, height: 10 })
  })

  test('a phone’s picture stands upright and has no location or camera data', async () => {
    const taken = await phonePicture()
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Zz9Phone')
    const { whole, small } = await read(taken)
    for (const size of [whole, small]) {
      const { width = 0, height = 0, exif, xmp, icc, iptc, orientation } = await sharp(size).metadata()
      expect(height).toBeGreaterThan(width)
      expect([exif, xmp, icc, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, undefined, 1])
      expect(size.includes('Zz9Phone')).toBe(false)
    }
  })

  test('a picture that is also a page with a script loses the page', async () => {
    const file = await polyglot()
    expect(file.includes('<script>')).toBe(true)
    const { whole, small } = await read(file)
    for (const size of [whole, small]) expect(size.includes('script')).toBe(false)
  })
})

describe('the check of pictures', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a drawing with a script', () => SVG, 'kind'],
    ['nothing', () => Buffer.alloc(0), 'kind'],
    ['a text', () => Buffer.from('GIF89a is said here'), 'kind'],
    ['a drawing that begins as a JPEG does', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), SVG]), 'broken'],
    ['a kind that can’t be read here', () => HEIC, 'heic'],
    ['half a picture', async () => (await picture('jpeg', { width: 900, height: 900 })).subarray(0, 3000), 'broken'],
    ['half a PNG', async () => (await picture('png', { width: 900, height: 900 })).subarray(0, 900), 'broken'],
    ['a few bytes that unpack to 2,500 million pixels', bomb, 'pixels'],
    ['more pixels than 25 million', () => picture('png', { width: 5001, height: 5000 }), 'pixels'],
    ['a line of pixels', () => picture('png', { width: 1, height: 2000 }), 'pixels'],
    ['a picture more than eight times as wide as high', () => picture('webp', { width: 801, height: 100 }), 'pixels'],
    ['a side of more than 12,000 pixels', () => picture('jpeg', { width: 12_001, height: 2000 }), 'pixels'],
  ])('the check refuses %s', async (_, file, cause) => {
    expect(await readOne(await file())).toMatchObject({ made: cause })
  })

  test.each([
    [5000, 5000],
    [12_000, 2000],
    [800, 100],
  ])('the check accepts a picture of %i by %i pixels', async (width, height) => {
    expect(await sharp((await read(await picture('jpeg', { width, height }))).small).metadata()).toMatchObject({
      width: PHOTOS.smallSide,
    })
  })

  test('the check reads many pictures one after the other', async () => {
    const files = await Promise.all(Array.from({ length: 7 }, (_, shade) => picture('jpeg', { shade })))
    expect((await Promise.all(files.map(read))).length).toBe(7)
  })
})
