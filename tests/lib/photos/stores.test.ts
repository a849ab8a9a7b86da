import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHOTO_LINK, PHOTO_SIZES } from '@/lib/catalogue/photos'
import { opensPhoto } from '@/lib/domain/photos/photo-link'
import { readEnv } from '@/lib/env'
import { bucketStore } from '@/lib/photos/bucket-store'
import { fileStore } from '@/lib/photos/file-store'
import { photosFrom } from '@/lib/photos/from-env'
import { type S3Server, startS3Server } from '@/tests/support/servers/s3-server'

const ID = '3f2b8c1e-0d4a-4c55-9a01-5b1f6f1f0a11'
const PICTURE = { small: Buffer.from('zz9 small'), whole: Buffer.from('zz9 whole') }
const SECRET = 'a secret of at least thirty-two characters'
const TO = { viewer: 'ann', now: new Date(), seconds: PHOTO_LINK.seconds }

describe('the store of files', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muthu-files-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const store = () => fileStore({ folder: join(folder, 'photos'), secret: SECRET })

  test('the files are stored whole, stored again unchanged and deleted', async () => {
    expect(await store().read(ID, 'whole')).toBeNull()
    await Promise.all([store().put(ID, PICTURE), store().put(ID, PICTURE)])
    for (const size of PHOTO_SIZES) expect(await store().read(ID, size)).toEqual(PICTURE[size])
    // Parts that a killed process left are removed too.
    await writeFile(join(folder, 'photos', 'parts', `${ID}-half`), 'zz9')
    await store().remove(ID)
    await store().remove(ID)
    expect(await readdir(join(folder, 'photos'), { recursive: true })).toEqual(['parts'])
  })

  test('an unreadable file is not reported as missing', async () => {
    await mkdir(join(folder, 'photos', `${ID}-whole.jpg`))
    await expect(store().read(ID, 'whole')).rejects.toThrow('EISDIR')
    await rm(join(folder, 'photos', `${ID}-whole.jpg`), { recursive: true })
  })

  test('a file’s link is valid for one browser until its end', async () => {
    const { pathname, searchParams } = new URL(await store().link(ID, 'small', TO), 'http://localhost')
    expect([pathname, searchParams.get('size')]).toEqual([`/photo/${ID}`, 'small'])
    const link = { id: ID, viewer: 'ann', until: Number(searchParams.get('until')) }
    const by = searchParams.get('by') ?? ''
    const opens = (given: Partial<typeof link>, signature = by, now = TO.now) =>
      opensPhoto(SECRET, { ...link, ...given }, signature, now)
    expect(opens({})).toBe(true)
    expect([opens({ viewer: 'bob' }), opens({ id: ID.replace('3', '4') }), opens({ until: link.until + 1 })]).toEqual([
      false,
      false,
      false,
    ])
    expect([opens({}, ''), opens({}, `${by}x`), opens({}, by.toLowerCase())]).toEqual([false, false, false])
    const after = (seconds: number) => new Date(link.until * 1000 + seconds * 1000)
    expect(link.until * 1000 - TO.now.getTime()).toBeGreaterThanOrEqual(PHOTO_LINK.seconds * 1000)
    expect([opens({}, by, after(-1)), opens({}, by, after(0))]).toEqual([true, false])
  })
})

describe('the store in a bucket', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.close())
  const store = (timeoutMs?: number) =>
    bucketStore({ bucket: server.bucket, region: 'ap-south-1', endpoint: server.endpoint, timeoutMs })

  test('the bucket stores both sizes, shows them at signed addresses and deletes them', async () => {
    await store().put(ID, PICTURE)
    await store().put(ID, PICTURE)
    for (const size of PHOTO_SIZES) {
      const link = await store().link(ID, size, TO)
      const shown = await fetch(link)
      expect([shown.status, Buffer.from(await shown.arrayBuffer())]).toEqual([200, PICTURE[size]])
      expect(shown.headers.get('content-type')).toBe('image/jpeg')
      expect(shown.headers.get('content-disposition')).toBe('inline; filename="smile.jpg"')
      expect(shown.headers.get('cache-control')).toBe(`private, max-age=${PHOTO_LINK.seconds}`)
      const { searchParams } = new URL(link)
      expect(searchParams.get('X-Amz-Expires')).toBe(String(PHOTO_LINK.seconds))
      const signature = searchParams.get('X-Amz-Signature') ?? ''
      const other = link.replace(
        signature,
        signature.replace(/./g, (sign) => (sign === '0' ? '1' : '0')),
      )
      expect((await fetch(other)).status).toBe(403)
    }
    const late = await store().link(ID, 'whole', {
      ...TO,
      now: new Date(Date.now() - 1000 * (PHOTO_LINK.seconds + 60)),
    })
    expect((await fetch(late)).status).toBe(403)
    expect(await store().read(ID, 'whole')).toEqual(PICTURE.whole)
    const link = await store().link(ID, 'whole', TO)
    await store().remove(ID)
    await store().remove(ID)
    expect((await fetch(link)).status).toBe(404)
    expect(await store().read(ID, 'whole')).toBeNull()
  })

  test.each([0, -1, Number.NaN, PHOTO_LINK.longestSeconds + 1])(
    'the bucket signs no link for %d seconds',
    async (seconds) => {
      const link = (of: typeof store | (() => ReturnType<typeof fileStore>)) =>
        of().link(ID, 'small', { ...TO, seconds })
      await expect(link(store)).rejects.toThrow(RangeError)
      await expect(link(() => fileStore({ folder: '', secret: SECRET }))).rejects.toThrow(RangeError)
    },
  )

  test('a missing bucket is an error', async () => {
    const none = bucketStore({ bucket: 'no-such-bucket', region: 'ap-south-1', endpoint: server.endpoint })
    await expect(none.put(ID, PICTURE)).rejects.toThrow()
  })

  test('the bucket is used when it is set, and the data folder otherwise', async () => {
    const env = readEnv({ STORAGE_BUCKET: server.bucket, STORAGE_ENDPOINT: server.endpoint })
    const { store: set } = photosFrom({ env, dataDir: '/nowhere', secret: SECRET })
    expect(await set.link(ID, 'small', TO)).toContain(`${server.endpoint}/${server.bucket}/photos/${ID}-small.jpg?`)
    const amazon = photosFrom({ env: readEnv({ STORAGE_BUCKET: 'abc' }), dataDir: '/nowhere', secret: SECRET })
    expect(await amazon.store.link(ID, 'small', TO)).toContain('https://abc.s3.ap-south-1.amazonaws.com/photos/')
    const files = photosFrom({ env: readEnv({}), dataDir: '/nowhere', secret: SECRET })
    expect(await files.store.link(ID, 'small', TO)).toMatch(/^\/photo\//)
  })
})
