import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PHOTOS } from '@/lib/catalogue/photos'
import { readChainFile } from '@/lib/chain-file/read'
import type { ChainFile } from '@/lib/chain-file/schema'
import { writeChainFile } from '@/lib/chain-file/write'
import type { Database } from '@/lib/db/schema'
import { photosFrom } from '@/lib/photos/from-env'
import { exportChain } from '@/lib/use-cases/chain/export'
import { type ImportOutcome, importChain } from '@/lib/use-cases/chain/import'
import { dropPhotographs, shownPhotographs, storePhotographs } from '@/lib/use-cases/chain/photographs'
import type { StrandedBooking, Why } from '@/lib/use-cases/closures/stranded'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import type { Command, Line } from '@/server/operate/command'
import { withDatabase } from '@/server/operate/database'
import type { Settings } from '@/server/settings'

const OFFER = '--offer-new-times'
const REHEARSE = '--dry-run'
const OVERWRITE = '--overwrite-desk'
const OPTIONS: readonly string[] = [OFFER, REHEARSE, OVERWRITE]
/** Further changes are only counted, because nobody reads a longer list. */
const MOST_LINES = 200

const WHY: Record<Why, string> = {
  gone: 'the place is not in the file',
  closed: 'the day is closed',
  hours: 'the place has no such time',
  pincode: 'no team goes to the pincode',
  chairs: 'there are fewer chairs or teams',
}

const several = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

function listed(lines: readonly string[]): string[] {
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `... and ${more} more`] : [...lines]
}

const bookingLines = (bookings: readonly StrandedBooking[]): string[] =>
  listed(
    bookings
      .toSorted((one, other) => (`${one.date} ${one.start}` < `${other.date} ${other.start}` ? -1 : 1))
      .map(({ reference, placeId, date, start, why }) => `${reference}  ${date} ${start}  ${placeId}: ${WHY[why]}`),
  )

const visits = (n: number): string => several(n, 'booked visit', 'booked visits')

function importLine(outcome: ImportOutcome): Line {
  if (outcome.kind === 'stranded') {
    const { stranded } = outcome
    const head = `Nothing was imported: ${visits(stranded.length)} would have no place.`
    const way = `With ${OFFER} the import goes through, and their patients are offered new times by message.`
    return { line: [head, ...bookingLines(stranded), way].join('\n'), failed: true }
  }
  if (outcome.kind === 'taken_back') {
    const head = 'Nothing was imported: it would take back what managers set at the desk since the last import.'
    const way = `Write it into the file (export says it), or import with ${OVERWRITE}.`
    return { line: [head, ...listed(outcome.changes), way].join('\n'), failed: true }
  }
  const { changed, changes, gone, offered, kind } = outcome
  if (changed === 0) return { line: 'The site has this chain already: nothing changed.' }
  const left = gone.length > 0 ? [`Not in the file, and shown and booked no more: ${gone.join(', ')}.`] : []
  const affected =
    offered.length > 0
      ? [
          `${visits(offered.length)} lost the place: the patients are offered new times by message, and stand on the desk's list until they answer.`,
          ...bookingLines(offered),
        ]
      : []
  const count = several(changed, 'change', 'changes')
  const head =
    kind === 'rehearsed'
      ? `Nothing was imported: this is what it would change (${count}).`
      : `The chain is imported (${count}).`
  return { line: [head, ...listed(changes), ...left, ...affected].join('\n') }
}

function mistaken(mistakes: readonly string[]): Line {
  const head = `Nothing was imported: ${several(mistakes.length, 'mistake', 'mistakes')}.`
  return { line: [head, ...listed(mistakes)].join('\n'), failed: true }
}

const NO_PHOTOGRAPH = {
  kind: 'is no JPEG, PNG or WebP picture',
  heic: 'is no JPEG, PNG or WebP picture',
  broken: 'is not whole',
  large: `is larger than ${PHOTOS.fileBytes / 1024 ** 2} MB`,
  pixels: 'has too many pixels, or is too long and narrow',
  busy: 'could not be read in time: try again',
}

/** Reads a chain file and stores its photographs. */
async function readChain(path: string, settings: Settings, isRehearsal: boolean): Promise<ChainFile | Line> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return { line: `There is no file ${path} that can be read.`, failed: true }
  const beside = (name: string) => join(dirname(path), name)
  const read = readChainFile(text, (name) => statSync(beside(name), { throwIfNoEntry: false })?.isFile() ?? false)
  if (read.kind === 'mistaken')
    return mistaken(read.mistakes.map(({ line, column, where, text }) => `${path}:${line}:${column} ${where} ${text}`))
  const { chain, causes } = await storePhotographs(read.chain, {
    photos: photosFrom(settings),
    readFile: (name) => readFile(beside(name)),
    isRehearsal,
  })
  return causes.size > 0 ? mistaken([...causes].map(([name, cause]) => `${name} ${NO_PHOTOGRAPH[cause]}`)) : chain
}

export const IMPORT: Command = {
  words: 'import',
  takes: `<file> [${OPTIONS.join('] [')}]`,
  does: 'import a chain file and list every change',
  example: 'import chain.json --dry-run',
  async run(settings, { rest }) {
    const isRehearsal = rest.includes(REHEARSE)
    const chain = await readChain(rest.filter((word) => !OPTIONS.includes(word)).join(' '), settings, isRehearsal)
    if ('line' in chain) return chain
    const { secret } = settings
    const options = {
      offeredBy: rest.includes(OFFER) ? OPERATOR.staffId : null,
      isRehearsal,
      overwritesDesk: rest.includes(OVERWRITE),
    }
    const work = async (db: Database) => {
      const before = await shownPhotographs({ db })
      const outcome = await importChain({ db, now: new Date(), secret }, chain, options)
      if (outcome.kind === 'imported') await dropPhotographs(photosFrom(settings).store, before, chain)
      return importLine(outcome)
    }
    return withDatabase(settings, work, { begins: false })
  },
}

export const EXPORT: Command = {
  words: 'export',
  takes: '[file]',
  does: "write the site's chain to a file, or print it",
  example: 'export chain.json',
  run(settings, { rest }) {
    const path = rest.join(' ')
    return withDatabase(settings, async (db) => {
      const file = await exportChain({ db })
      if (!file) return { line: 'There is no chain yet.', failed: true }
      const text = writeChainFile(file)
      if (path === '') return { line: text.trimEnd() }
      await writeFile(path, text)
      return { line: `The chain is written to ${path}.` }
    })
  },
}
