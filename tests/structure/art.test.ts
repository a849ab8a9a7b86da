// The drawings below art/: all in the one hand of the illustration system, and rendered as they are drawn.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ART } from '@/lib/catalogue/art'
import { isPicture } from '@/lib/catalogue/pictures'
import { PUBLIC_CONSULTATIONS } from '@/lib/catalogue/public-consultations'
import { filesOf, read } from '@/tests/structure/tree'
import { SAMPLE } from '@/tests/support/sample-chain'

const drawings = filesOf(/^art\/.*\.svg$/)

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

/** What a drawing holds that the illustration system does not know. */
function strangeIn(svg: string): string[] {
  const elements = [...svg.matchAll(/<([a-zA-Z!?][\w:-]*)/g)].map((match) => match[1] ?? '')
  const paints = [...svg.matchAll(PAINTS)].map((match) => match[1] ?? '')
  return [
    ...elements.filter((name) => !ELEMENTS.has(name)).map((name) => `<${name}>`),
    ...paints.filter((paint) => !PALETTE.has(paint.toUpperCase()) && !/^(none|url\(#[\w-]+\))$/.test(paint)),
    ...[...svg.matchAll(/\s(?:style|class|on\w+)=|href="(?!#)|>[^<\s][^<]*</g)].map(([found]) => found.trim()),
  ]
}

describe('in a drawing', () => {
  test.each([
    ['<path d="M0 0" fill="#269CCC" stroke="none"/>', []],
    ['<rect fill="url(#sky)"/><use href="#leaf"/>', []],
    ['<circle fill="#269ccd"/>', ['#269ccd']],
    ['<rect fill="white"/>', ['white']],
    ['<text>Hello</text>', ['<text>', '>Hello<']],
    ['<image href="a.png"/>', ['<image>', 'href="']],
    ['<script/><g style="x"/>', ['<script>', 'style=']],
    ['<!DOCTYPE svg>', ['<!DOCTYPE>']],
  ])('%s: strange is %j', (svg, strange) => {
    expect(strangeIn(svg)).toEqual(strange)
  })
})

test.each(drawings)('%s is a drawing of the illustration system', (path) => {
  expect(path).toMatch(/^art\/[a-z]+\/[a-z0-9_-]+\.svg$/)
  expect(strangeIn(read(path))).toEqual([])
})

test('what is rendered is what is drawn', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/render-art.mjs', '--check'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

describe('a picture that is shared', () => {
  const shared = filesOf(/^public\/art\/og\/.*\.png$/)
  const INK = [11, 58, 83]
  /** How much of a band, in pixels from the top, is of the name's ink, and how much is white. */
  async function shares(path: string, top: number, height: number) {
    const band = sharp(path).extract({ left: 0, top, width: 1200, height }).removeAlpha().raw()
    const bytes = await band.toBuffer()
    const is = (at: number, colour: readonly number[]) =>
      colour.every((part, of) => Math.abs((bytes[at + of] ?? 0) - part) < 12)
    let [ink, white] = [0, 0]
    for (let at = 0; at < bytes.length; at += 3) {
      ink += Number(is(at, INK))
      white += Number(is(at, [255, 255, 255]))
    }
    return { ink: ink / (bytes.length / 3), white: white / (bytes.length / 3) }
  }

  test('has the chain’s name below its drawing', async () => {
    expect(shared).toHaveLength(40)
    for (const path of shared) {
      expect(await sharp(path).metadata(), path).toMatchObject({ width: 1200, height: 630 })
      const { ink, white } = await shares(path, 512, 118)
      // Letters of a width of 360 pixels and a height of 43, on white.
      expect(ink, path).toBeGreaterThan(0.03)
      expect(ink + white, path).toBeGreaterThan(0.9)
      expect(await shares(path, 512, 20), path).toEqual({ ink: 0, white: 1 })
    }
  })
})

test('the list holds each drawing', () => {
  expect(Object.keys(ART)).toEqual(drawings.map((path) => path.slice('art/'.length, -'.svg'.length)))
})

test('each width of the specification is rendered, and no other (section 9)', () => {
  const widths = [...new Set(Object.values(ART).flatMap((frame): number[] => [...frame.widths]))]
  const specified = [16, 32, 48, 64, 96, 128, 256, 384, 360, 640, 768, 828, 1024, 1280, 1536]
  expect(widths.toSorted((a, b) => a - b)).toEqual(specified.toSorted((a, b) => a - b))
})

test('the sample chain has each portrait and room that it names', () => {
  const named = SAMPLE.clinics.flatMap(({ photos, team }) => [
    ...photos.map(({ picture }) => picture),
    ...team.map(({ portrait }) => portrait),
  ])
  expect(named.filter((name) => !isPicture(name))).toEqual([])
  const drawn = Object.keys(ART).filter((name) => /^(clinics|people)\//.test(name))
  expect(drawn.filter((name) => !named.includes(name))).toEqual([])
})

test('each treatment and each hero has its picture', () => {
  const treatments = PUBLIC_CONSULTATIONS.map(({ image }) => image)
  expect(Object.keys(ART)).toEqual(expect.arrayContaining([...treatments, 'treatments/smile_design']))
  expect(Object.keys(ART)).toEqual(expect.arrayContaining(['heroes/home', 'heroes/membership', 'heroes/ppr']))
})

test.each([
  ['a drawing', 14, /^public\/art\/.*\.svg$/],
  ['a card in WebP at 384', 12, /^public\/art\/(cities|clinics|concerns|treatments)\/.*-384\.webp$/],
  ['a picture to share', 60, /^public\/art\/og\/.*\.png$/],
  ['the placeholder', 1, /^public\/art\/placeholder\.webp$/],
])('%s is below %i KB', (_, limit, pattern) => {
  const sizes = filesOf(pattern).map((path) => [path, readFileSync(path).length / 1000] as const)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.filter(([, size]) => size >= limit)).toEqual([])
})
