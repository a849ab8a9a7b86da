import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readChainFile } from '@/lib/chain-file/read'
import { writeChainFile } from '@/lib/chain-file/write'
import { chainOf, SAMPLE, SAMPLE_TEXT } from '@/tests/support/chain/sample-chain'

/** The text of each mistake, without the column. */
function mistakesOf(text: string): string[] {
  const read = readChainFile(text)
  if (read.kind === 'read') return []
  return read.mistakes.map(({ line, where, text: told }) => `${line} ${where} ${told}`.replace('  ', ' '))
}

const [city] = SAMPLE.cities
const [clinic, other] = SAMPLE.clinics
const [zone] = SAMPLE.homeZones
if (!city || !clinic || !other || !zone) throw new Error('The sample has no such parts')
const SMALL = { ...SAMPLE, cities: [city], clinics: [clinic], homeZones: [zone], closures: [] }
const small = (change: object) => mistakesOf(JSON.stringify({ ...SMALL, ...change }))

describe('the chain’s file', () => {
  test('the reader reads a file exactly as it was written', () => {
    expect(chainOf(writeChainFile(SMALL))).toEqual(SMALL)
  })

  test('the reader reports all mistakes at once, each with its line and column', () => {
    const mistaken = SAMPLE_TEXT.replace('"chairs": 6', '"chairs": "six"')
      .replace('"pincode": "560038"', '"pincode": 560038')
      .replace('"city": "chennai"', '"city": "madras"')
      .replace('"notOffered": []', '"notOffered": ["other"], "colour": "blue"')
    const lineOf = (part: string) => mistaken.split('\n').findIndex((line) => line.includes(part)) + 1
    expect(mistakesOf(mistaken)).toEqual([
      `${lineOf('"notOffered"')} notOffered[0] other can't be switched off: other pages lead to it`,
      `${lineOf('"notOffered"')} colour is not known here`,
      `${lineOf('"pincode": 560038')} clinics[0].pincode must be text in quotation marks`,
      `${lineOf('"chairs": "six"')} clinics[0].chairs must be a whole number`,
      `${lineOf('"city": "madras"')} clinics[5].city there is no city madras`,
    ])
    const read = readChainFile(mistaken)
    const [line = ''] = mistaken.split('\n').filter((one) => one.includes('"chairs": "six"'))
    expect(read.kind === 'mistaken' && read.mistakes[3]?.column).toBe(line.indexOf('"six"') + 1)
  })

  test.each<[string, string, string[]]>([
    ['what is no JSON', '{\n  "brand": ,\n}', ['2 a value is expected: check for an extra comma']],
    ['nothing', '', ['1 the file is empty']],
    ['what has two mistakes in a row by its first', '{\n"brand": {\n"name" "A"\n', ['3 a colon is missing']],
    ['a name given twice', SAMPLE_TEXT.replace('"notOffered": []', '"notOffered": [], "notOffered": []'), []],
  ])('the reader reports %s with its line', (what, text, told) => {
    const found = mistakesOf(text)
    if (told.length > 0) expect(found).toEqual(told)
    else expect(found, what).toEqual([expect.stringMatching(/^\d+ notOffered is given twice$/)])
  })

  test.each<[string, object, string]>([
    ['a missing part', { sms: undefined }, '1 sms is missing'],
    [
      'a closure reason that is neither a usual one nor a text',
      { closureReasons: ['Temple festival', 'no_water'] },
      '1 closureReasons[1] must be a text, or one of dentist_away, chair_down, no_power',
    ],
    [
      'terms that English pages would not have',
      { documents: { terms: { ta: 'terms.ta.markdown' } } },
      '1 documents.terms must have the English text too ("en"): other languages fall back to it',
    ],
    [
      'an id given twice',
      { clinics: [clinic, { ...other, id: clinic.id, city: city.id }] },
      '1 clinics[1].id the id 101 is given twice',
    ],
    [
      'a zone named as a clinic’s calendar',
      { homeZones: [{ ...zone, id: 'c101' }] },
      "1 homeZones[0].id c101 is reserved for a clinic's calendar. Choose another id",
    ],
    [
      'a point in another country',
      { clinics: [{ ...clinic, lat: 77.6 }] },
      '1 clinics[0].lat must be from 6 to 38, as in India',
    ],
    [
      'a pincode of two zones',
      { homeZones: [zone, { ...zone, id: 'two', pincodes: zone.pincodes.slice(0, 1) }] },
      '1 homeZones[1].pincodes[0].pincode the pincode 560004 is given twice',
    ],
    [
      'hours without room for a visit',
      { clinics: [{ ...clinic, hours: { ...clinic.hours, tue: '09:00-09:20' } }] },
      '1 clinics[0].hours.tue 09:00-09:20 must have room for one visit of 30 minutes',
    ],
    [
      'hours past midnight',
      { clinics: [{ ...clinic, hours: { ...clinic.hours, tue: '17:00-02:00' } }] },
      '1 clinics[0].hours.tue 17:00-02:00 must end after it begins. A day ends at 24:00: write the hours after midnight with the next day',
    ],
    [
      'spans that overlap',
      { clinics: [{ ...clinic, hours: { ...clinic.hours, tue: '09:00-13:00,12:00-18:00' } }] },
      '1 clinics[0].hours.tue 12:00-18:00 must begin after 13:00, when the span before ends',
    ],
    [
      'spans that touch',
      { clinics: [{ ...clinic, hours: { ...clinic.hours, tue: '09:00-13:00,13:00-18:00' } }] },
      '1 clinics[0].hours.tue 09:00-13:00 and 13:00-18:00 must be written as one span',
    ],
    [
      'a span off the steps',
      { clinics: [{ ...clinic, hours: { ...clinic.hours, tue: '09:00-13:00,16:02-18:00' } }] },
      '1 clinics[0].hours.tue must be hours such as "09:30-19:30" or "09:30-13:30,16:30-20:30"',
    ],
    [
      'later hours without room for a visit',
      {
        clinics: [{ ...clinic, hoursFrom: { from: '2027-01-04', hours: { ...clinic.hours, tue: '09:00-09:20' } } }],
      },
      '1 clinics[0].hoursFrom.hours.tue 09:00-09:20 must have room for one visit of 30 minutes',
    ],
    [
      'later hours from no day',
      { clinics: [{ ...clinic, hoursFrom: { from: '2027-02-30', hours: clinic.hours } }] },
      '1 clinics[0].hoursFrom.from must be a date, for example 2027-01-26',
    ],
    [
      'a picture that is not drawn',
      { clinics: [{ ...clinic, photos: [{ picture: 'clinics/pool', shows: 'The pool' }] }] },
      '1 clinics[0].photos[0].picture there is no picture or file named clinics/pool',
    ],
    [
      'a day that there is not',
      { closures: [{ day: '02-30', reason: 'Never' }] },
      '1 closures[0].day must be a date such as 2027-04-14, or 01-26 for every year',
    ],
    [
      'a closure of a place that there is not',
      { closures: [{ day: '02-29', reason: 'Leap', places: ['999'] }] },
      '1 closures[0].places[0] there is no clinic or home zone 999',
    ],
    ['a treatment that nobody knows', { notOffered: ['gold_teeth'] }, '1 notOffered[0] must be one of'],
    [
      'a city whose name is no slug',
      { cities: [{ ...city, id: 'Bengaluru City', popular: false }], clinics: [], homeZones: [] },
      '1 cities[0].id must be lower-case letters, digits and hyphens, for example hubballi-dharwad',
    ],
    [
      'a city whose name is an address of the site',
      { cities: [city, { ...city, id: 'index', name: 'Indore', aliases: [], popular: false }] },
      '1 cities[1].id index is an address of the site. Choose another id',
    ],
    ['a city without coordinates', { cities: [{ ...city, lat: undefined }] }, '1 cities[0].lat is missing'],
    [
      'a popular city without a clinic',
      { cities: [city, { ...city, id: 'salem', name: 'Salem', aliases: [] }] },
      '1 cities[1].popular a popular city needs a clinic, because every page links to it',
    ],
    [
      'a spelling that nobody can type',
      { cities: [{ ...city, aliases: ['-'] }] },
      '1 cities[0].aliases[0] must have at least one letter',
    ],
    [
      'a spelling of two cities, written otherwise',
      { cities: [city, { ...city, id: 'salem', name: 'Salem', aliases: ['Benga-Luru'], popular: false }] },
      '1 cities[1].aliases[0] the spelling bengaluru is given twice',
    ],
    [
      'a spelling of two cities',
      { cities: [city, { ...city, id: 'salem', name: 'Bangalore', aliases: [], popular: false }] },
      '1 cities[1].name the spelling bangalore is given twice',
    ],
    [
      'a translation that is another city’s spelling',
      {
        cities: [city, { ...city, id: 'salem', name: 'Salem', aliases: [], popular: false }],
        translations: { ta: { Bengaluru: 'பெங்களூரு', Salem: 'பெங்களூரு' } },
      },
      '1 translations.ta.Salem the spelling பெங்களூரு is given twice',
    ],
  ])('the reader refuses %s', (_, change, told) => {
    expect(small(change)).toEqual([expect.stringContaining(told)])
  })

  test('a city may have any name, because no page in pages/clinics has a fixed name', () => {
    expect(readdirSync('pages/clinics').sort()).toEqual(['[city]', 'index.tsx'])
  })
})
