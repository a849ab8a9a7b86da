import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedFile } from '@/lib/addresses/brand'
import { ART } from '@/lib/catalogue/art'
import { drawnPath, isPicture, isShared } from '@/lib/catalogue/pictures'
import { PUBLIC_CONSULTATIONS } from '@/lib/catalogue/treatments/public-consultations'
import { filesOf, read } from '@/tests/structure/tree'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

const drawings = filesOf(/^public\/art\/[^/]+\/.*\.svg$/)

const ELEMENTS = new Set(
  ['svg', 'g', 'defs', 'use', 'clipPath', 'linearGradient', 'stop'].concat(['path', 'rect', 'circle', 'ellipse']),
)
/** Teeth, blues, gold, gums, coral, leaf, skin, hair, stone, grounds. */
const PALETTE = new Set(
  (
    '#FFFFFF #DCEBF3 #7CC6E4 #269CCC #0F6C93 #0B3A53 #E9B949 #C9982F #F3ABA3 #E48D85 #C8392F #1E7B4F #5BB98B ' +
    '#C98F63 #AE7449 #8F5E3C #744A2E #2B201C #F4E6C8 #E3CF9F #EAF6FB #D3ECF6 #C4E3F0'
  ).split(' '),
)
const PAINTS = /\s(?:fill|stroke|stop-color|color)="([^"]*)"/g

/** The parts of a drawing that are not in the illustration system. */
function strangeIn(svg: string): string[] {
  const elements = [...svg.matchAll(/<([a-zA-Z!?][\w:-]*)/g)].map((match) => match[1] ?? '')
  const paints = [...svg.matchAll(PAINTS)].map((match) => match[1] ?? '')
  return [
    ...elements.filter((name) => !ELEMENTS.has(name)).map((name) => `<${name}>`),
    ...paints.filter((paint) => !PALETTE.has(paint.toUpperCase()) && !/^(none|url\(#[\w-]+\))$/.test(paint)),
    ...[...svg.matchAll(/\s(?:style|class|on\w+)=|href="(?!#)|>[^<\s][^<]*</g)].map(([found]) => found.trim()),
  ]
}

describe('the check of a drawing', () => {
  test.each([
    ['<path d="M0 0" fill="#269CCC" stroke="none"/>', []],
    ['<rect fill="url(#sky)"/><use href="#leaf"/>', []],
    ['<circle fill="#269ccd"/>', ['#269ccd']],
    ['<rect fill="white"/>', ['white']],
    ['<text>Hello</text>', ['<text>', '>Hello<']],
    ['<image href="a.png"/>', ['<image>', 'href="']],
    ['<script/><g style="x"/>', ['<script>', 'style=']],
    ['<!DOCTYPE svg>', ['<!DOCTYPE>']],
  ])('the drawing %s has the foreign parts %j', (svg, strange) => {
    expect(strangeIn(svg)).toEqual(strange)
  })
})

const FRAMES = ['0 0 640 480', '0 0 1280 960', '0 0 400 400']

test.each(drawings)('%s is a drawing of the illustration system', (path) => {
  const svg = read(path)
  expect(path).toMatch(/^public\/art\/[a-z]+\/[a-z0-9_-]+\.svg$/)
  expect(strangeIn(svg)).toEqual([])
  expect(FRAMES).toContain(/ viewBox="([^"]*)"/.exec(svg)?.[1])
  expect(readFileSync(path).length).toBeLessThan(14_000)
})

test('the list contains each drawing', () => {
  expect(ART.map((name) => `public${drawnPath(name)}`).toSorted()).toEqual(drawings.toSorted())
})

describe('a link preview', () => {
  let folder = ''
  const draw = () => execFileSync(process.execPath, ['scripts/draw-previews.mjs', folder])
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'previews-'))
    draw()
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('each city, hero and treatment has a preview, small enough for messengers', async () => {
    const drawn = await readdir(folder)
    expect(drawn.toSorted()).toEqual(['mark.png', ...ART.filter(isShared).map(sharedFile)].toSorted())
    for (const file of drawn) expect(readFileSync(join(folder, file)).length, file).toBeLessThan(100_000)
  })

  test('a preview has room for a name below its drawing', async () => {
    for (const name of await readdir(folder)) {
      if (name === 'mark.png') continue
      const path = join(folder, name)
      expect(await sharp(path).metadata(), name).toMatchObject({ width: 1200, height: 630 })
      const room = await sharp(path).extract({ left: 0, top: 512, width: 1200, height: 118 }).toBuffer()
      const { channels } = await sharp(room).stats()
      expect(
        channels.map(({ min }) => min),
        name,
      ).toEqual([255, 255, 255])
    }
  })

  test('a preview is not redrawn while its source is older', async () => {
    const [file = ''] = await readdir(folder)
    const before = await stat(join(folder, file))
    draw()
    expect((await stat(join(folder, file))).mtimeMs).toBe(before.mtimeMs)
  })
})

test('the sample chain has every portrait and room that it names', () => {
  const named = SAMPLE.clinics.flatMap(({ photos, team }) => [
    ...photos.map(({ picture }) => picture),
    ...team.map(({ portrait }) => portrait),
  ])
  expect(named.filter((name) => !isPicture(name))).toEqual([])
  const drawn = ART.filter((name) => /^(clinics|people)\//.test(name))
  expect(drawn.filter((name) => !named.includes(name))).toEqual([])
})

test('each treatment and each hero has its picture in the list', () => {
  const treatments = PUBLIC_CONSULTATIONS.map(({ image }) => image)
  expect(ART).toEqual(expect.arrayContaining([...treatments, 'treatments/smile_design']))
  expect(ART).toEqual(expect.arrayContaining(['heroes/home', 'heroes/membership', 'heroes/ppr']))
})
