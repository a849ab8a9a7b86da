// Every language but English. The compiler compares keys and holes (lib/texts/template.ts).
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, TAGS } from '@/lib/catalogue/languages'
import { formatDay, formatLongDay, formatMoney, formatTime } from '@/lib/texts/format'
import { textsIn } from '@/lib/texts/languages'
import { languages, staleIn, stringsIn, translatable } from '@/scripts/texts.mjs'

/** Words in Latin letters that readers of every language know, and those that must be typed as they are. */
const LATIN = new Set(
  `SMS WhatsApp PIN OTP EMI UPI GST GSTIN CGST SGST SAC QR PDF JPEG PNG WebP HEIC MB KiB WCAG AA JavaScript Google Tag Manager WebEngage POST JSON u
  phone send prove Host draft hosted session manage left known signed in language name example com CFHJ a A`.split(
    /\s+/,
  ),
)

const OTHERS = TAGS.filter((tag) => tag !== DEFAULT_LANGUAGE)
const english = new Map(translatable().map((file) => [file, stringsIn(readFileSync(`lib/texts/en/${file}`, 'utf8'))]))
const stringsOf = (tag: string) =>
  [...english].flatMap(([file, source]) => {
    const strings = new Map(
      stringsIn(readFileSync(`lib/texts/${tag}/${file}`, 'utf8')).map(({ key, text }) => [key, text]),
    )
    return source.map(({ key, text }) => ({ key: `${file} ${key}`, english: text, text: strings.get(key) ?? '' }))
  })
const holesOf = (text: string): string[] => (text.match(/\{\w+\}|\[\w+[\]|]|\$\{\w+\}/g) ?? []).sort()

test('each folder of texts is a language of the site', () => {
  expect(languages()).toEqual([...OTHERS].sort())
})

describe.each(OTHERS)('the texts in %s', (tag) => {
  test('no sentence is left behind by its English', () => {
    expect(staleIn(tag).map(({ file, key }) => `${file} ${key}`)).toEqual([])
  })

  test('each sentence has the holes of its English, and at most seven', () => {
    for (const { key, english: source, text } of stringsOf(tag)) {
      // An SMS in another language leaves out what the linked page says.
      const holes = key.startsWith('messages/sms.ts')
        ? holesOf(source).filter((hole) => /code|domain|brand/.test(hole) || text.includes(hole))
        : holesOf(source)
      expect([key, ...holesOf(text)]).toEqual([key, ...holes])
      expect([key, holesOf(text).length <= 7]).toEqual([key, true])
    }
  })

  test('no item of a list says what another item says', () => {
    const items = stringsOf(tag).filter(({ key, text }) => /\.list\.\d+$/.test(key) && text.length > 40)
    const said = new Map(items.map(({ key, text }) => [text, key]))
    expect(items.filter(({ key, text }) => said.get(text) !== key).map(({ key }) => key)).toEqual([])
  })

  test('no text has an English word, a straight quotation mark or a digit of its own script', () => {
    const wrong = stringsOf(tag).filter(({ text, english: source }) => {
      const read = text.replace(/\{\w+\}|\[\w+[\]|]|\$\{\w+\}|\S+@\S+|\\n/g, '')
      const words = read.match(/[A-Za-z]+/g) ?? []
      return (
        words.some((word) => !LATIN.has(word)) || /["']|(?![0-9])\p{Nd}/u.test(read) || (source !== '' && text === '')
      )
    })
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })
})

test.each([
  ['hi', 'सोम 23 नव॰', 'सोमवार 23 नवंबर 2026', 'सुबह 10:30', 'शाम 7:05', 'रात 12:00'],
  ['ta', 'திங். 23 நவ.', 'திங்கள் 23 நவம்பர் 2026', 'காலை 10:30', 'மாலை 7:05', 'இரவு 12:00'],
  ['te', 'సోమ 23 నవం', 'సోమవారం 23 నవంబర్ 2026', 'ఉదయం 10:30', 'సాయంత్రం 7:05', 'రాత్రి 12:00'],
  ['kn', 'ಸೋಮ 23 ನವೆಂ', 'ಸೋಮವಾರ 23 ನವೆಂಬರ್ 2026', 'ಬೆಳಿಗ್ಗೆ 10:30', 'ಸಂಜೆ 7:05', 'ರಾತ್ರಿ 12:00'],
  ['ml', 'തിങ്കൾ 23 നവം', 'തിങ്കളാഴ്‌ച 23 നവംബർ 2026', 'രാവിലെ 10:30', 'വൈകിട്ട് 7:05', 'രാത്രി 12:00'],
  ['mr', 'सोम 23 नोव्हें', 'सोमवार 23 नोव्हेंबर 2026', 'सकाळी 10:30', 'संध्याकाळी 7:05', 'रात्री 12:00'],
] as const)('the dates and times in %s have Latin digits and name the part of the day', (tag, day, long, ...times) => {
  const texts = textsIn(tag)
  // A day and an hour don't part from their words at the end of a line.
  const breakable = (text: string) => text.replaceAll('\u00a0', ' ')
  const written = [
    formatDay(texts, '2026-11-23'),
    ...['10:30', '19:05', '24:00'].map((time) => formatTime(texts, time)),
  ]
  expect(written.every((text) => text.includes('\u00a0'))).toBe(true)
  expect([...written, formatLongDay(texts, '2026-11-23')].map(breakable)).toEqual([day, ...times, long])
})

test('money has lakhs in every language', () => {
  expect(formatMoney(12_500_000)).toBe('₹1,25,000')
})
