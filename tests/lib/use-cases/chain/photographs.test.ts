import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPhotograph } from '@/lib/catalogue/pictures'
import { readEnv } from '@/lib/env'
import { EXPORT, IMPORT } from '@/server/operate/chain'
import { lendDatabase } from '@/server/operate/database'
import { chainOf, SAMPLE } from '@/tests/support/chain/sample-chain'
import { SECRET } from '@/tests/support/chain/test-places'
import { phonePicture, picture, SVG } from '@/tests/support/pictures'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('a chain with photographs', () => {
  const database = useDatabase()
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muthu-chain-'))
    await mkdir(join(folder, 'photos'))
    lendDatabase(database())
  })
  afterEach(() => rm(folder, { recursive: true }))

  const settings = () => ({ env: readEnv({}), secret: SECRET, dataDir: join(folder, 'data') })
  const type = (...rest: string[]) => IMPORT.run(settings(), { words: ['import'], args: rest })
  const kept = async (): Promise<string[]> =>
    existsSync(join(folder, 'data')) ? readdir(join(folder, 'data', 'photos')) : []
  /** Writes the sample with these pictures at its first clinic. */
  async function write(photos: string[], portrait = ''): Promise<string> {
    const [first, ...others] = SAMPLE.clinics
    const clinic = {
      ...first,
      photos: photos.map((name) => ({ picture: name, shows: 'The clinic from the street' })),
      team: first?.team.map((dentist) => ({ ...dentist, portrait })),
    }
    const path = join(folder, 'chain.json')
    await writeFile(path, JSON.stringify({ ...SAMPLE, clinics: [clinic, ...others] }))
    return path
  }

  test('the import stores the photographs without camera data, and the export is the same', async () => {
    await writeFile(join(folder, 'photos', 'front.jpg'), await phonePicture())
    await writeFile(join(folder, 'asha.webp'), await picture('webp'))
    const path = await write(['clinics/chair', 'photos/front.jpg'], 'asha.webp')
    expect((await type(path, '--dry-run')).line).toContain('Nothing was imported. The import would make')
    expect(await kept()).toEqual([])
    expect((await type(path)).line).toContain('The chain is imported')
    const files = (await kept()).filter((name) => name.endsWith('-whole.jpg'))
    expect(files).toHaveLength(2)
    for (const name of files) {
      const { format, exif } = await sharp(await readFile(join(folder, 'data', 'photos', name))).metadata()
      expect([format, exif]).toEqual(['jpeg', undefined])
    }
    expect(await type(path)).toEqual({ line: 'The site already has this chain. Nothing changed.' })

    const exported = join(folder, 'exported.json')
    const { line } = await EXPORT.run(settings(), { words: ['export'], args: [] })
    const [clinic] = chainOf(line).clinics
    expect(clinic?.photos.map((photo) => isPhotograph(photo.picture))).toEqual([false, true])
    expect(isPhotograph(clinic?.team[0]?.portrait ?? '')).toBe(true)
    await writeFile(exported, line)
    expect(await type(exported)).toEqual({ line: 'The site already has this chain. Nothing changed.' })
  })

  test('the import removes a photograph that no clinic shows any more, and no other', async () => {
    await writeFile(join(folder, 'one.jpg'), await picture('jpeg', { shade: 1 }))
    await writeFile(join(folder, 'two.jpg'), await picture('jpeg', { shade: 2 }))
    await type(await write(['one.jpg', 'two.jpg']))
    const both = await kept()
    await type(await write(['two.jpg']))
    const left = await kept()
    expect([both.length - left.length, left.every((name) => both.includes(name))]).toEqual([2, true])
    await type(await write([]))
    expect(await kept()).toEqual(['parts'])
  })

  test('the import is refused when a file is missing or no photograph, and nothing changes', async () => {
    const missing = await type(await write(['none.jpg', 'photos']))
    expect(missing.line).toMatch(
      /chain\.json:1:\d+ clinics\[0\]\.photos\[0\]\.picture there is no picture or file named none\.jpg/,
    )
    expect(missing.line).toMatch(/there is no picture or file named photos$/)
    await writeFile(join(folder, 'drawn.jpg'), SVG)
    const whole = await picture()
    await writeFile(join(folder, 'half.jpg'), whole.subarray(0, whole.length / 2))
    await writeFile(join(folder, 'long.jpg'), await picture('jpeg', { width: 900, height: 90 }))
    await writeFile(join(folder, 'heavy.jpg'), Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024)]))
    const { line, failed } = await type(await write(['drawn.jpg', 'half.jpg', 'long.jpg', 'heavy.jpg']))
    expect([failed, line.split('\n')]).toEqual([
      true,
      [
        'Nothing was imported. Correct 4 mistakes:',
        'drawn.jpg is not a JPEG, PNG or WebP picture',
        'half.jpg is incomplete or damaged',
        'long.jpg has too many pixels, or is too long and narrow',
        'heavy.jpg is larger than 10 MB',
      ],
    ])
    expect(await kept()).toEqual([])
  })
})
