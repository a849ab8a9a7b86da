// A cut font can lose what an Indian script composes from its letters. So each word is shaped with our file and with
// Google's whole one, and every glyph must have the same outline at the same place.
import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { fontOf, NOTO, SCRIPTS, sheetOf, WEIGHTS } from '@/lib/addresses/fonts'
import { textsIn } from '@/lib/texts/languages'
import { keysOf } from '@/lib/types/keys'
import { mapTexts } from '@/lib/types/map-texts'

type Weight = (typeof WEIGHTS)[number]['weight']
const WHOLE: Record<Weight, string> = { 400: '400Regular', 600: '600SemiBold' }

const packageOf = (script: string) => `node_modules/@fontsource/noto-sans-${script}`
const served = (script: string, weight: string) => readFileSync(`public${fontOf(script, weight)}`)
function wholeOf(script: string, weight: Weight) {
  const name = `NotoSans${script.charAt(0).toUpperCase()}${script.slice(1)}_${WHOLE[weight]}.ttf`
  return readFileSync(`node_modules/@expo-google-fonts/noto-sans-${script}/${WHOLE[weight]}/${name}`)
}

/** The characters that browsers draw with the script's file, as the class of a pattern. */
function rangeOf(script: string): string {
  const ranges: Record<string, string> = JSON.parse(readFileSync(`${packageOf(script)}/unicode.json`, 'utf8'))
  return (ranges[script] ?? '').replace(/U\+(\w+)(?:-(\w+))?,?/g, (_, from, to = from) => `\\u{${from}}-\\u{${to}}`)
}

/** All words that pages and messages can show, once: with a number and with a word in each hole. */
function wordsOf(tag: keyof typeof SCRIPTS): string[] {
  const word = new RegExp(`[${rangeOf(SCRIPTS[tag])}]+`, 'gu')
  const words = new Set<string>()
  const texts = textsIn(tag)
  mapTexts(texts, (text) => {
    for (const value of ['7', texts.language.NAME])
      for (const [found] of text.replace(/\{\w+\}/g, value).matchAll(word)) words.add(found)
    return text
  })
  return [...words]
}

const openFont = (bytes: Uint8Array): Font => new Font(new Face(new Blob(bytes)))

/** Each word's glyphs. Their numbers differ between the files, their outlines do not. */
function shapedWith(font: Font, tag: string, words: readonly string[]) {
  const outlines = new Map<number, string>()
  const outlineOf = (glyph: number): string => {
    const outline = outlines.get(glyph) ?? (glyph === 0 ? 'missing' : font.glyphToPath(glyph))
    outlines.set(glyph, outline)
    return outline
  }
  return words.map((word) => {
    const buffer = new Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    buffer.setLanguage(tag)
    shape(font, buffer)
    const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance, xOffset, yOffset }) => {
      return [cluster, xAdvance, xOffset, yOffset, outlineOf(codepoint)].join(' ')
    })
    return `${word}: ${glyphs.join(', ')}`
  })
}

const differing = (some: readonly string[], others: readonly string[]) => some.filter((each, at) => each !== others[at])

describe.each(keysOf(SCRIPTS))('the letters of %s', (tag) => {
  const words = wordsOf(tag)

  test.each(WEIGHTS)('every word has the shape of the whole font of weight $weight', async ({ weight }) => {
    const ours = shapedWith(openFont(await convert(served(SCRIPTS[tag], weight), 'sfnt')), tag, words)
    const whole = shapedWith(openFont(wholeOf(SCRIPTS[tag], weight)), tag, words)
    expect(words.length).toBeGreaterThan(1_000)
    expect(differing(ours, whole)).toEqual([])
    expect(ours.filter((each) => each.includes('missing'))).toEqual([])
  })

  test('a font cut down to the letters, without what they compose, would differ', async () => {
    const whole = wholeOf(SCRIPTS[tag], '400')
    const cut = await subsetFont(whole, words.join(''), { targetFormat: 'sfnt', noLayoutClosure: true })
    const shapes = shapedWith(openFont(whole), tag, words)
    expect(differing(shapedWith(openFont(cut), tag, words), shapes).length).toBeGreaterThan(words.length / 10)
  })
})

test.each([...new Set(Object.values(SCRIPTS))])('the files of %s are those of its package', (script) => {
  const { version } = JSON.parse(readFileSync(`${packageOf(script)}/package.json`, 'utf8'))
  expect(NOTO).toBe(`/fonts/noto-${version}`)
  for (const { weight } of WEIGHTS) {
    const file = `noto-sans-${script}-${script}-${weight}-normal.woff2`
    expect(served(script, weight).equals(readFileSync(`${packageOf(script)}/files/${file}`))).toBe(true)
    expect(readFileSync(`public${sheetOf(script)}`, 'utf8')).toContain(fontOf(script, weight))
  }
})
