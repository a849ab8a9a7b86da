import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PHOTOS } from '@/lib/catalogue/photos'
import { type FileMistake, readChainFile } from '@/lib/chain-file/read'
import type { ChainFile } from '@/lib/chain-file/schema'
import { writeChainFile } from '@/lib/chain-file/write'
import type { Database } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { photosFrom } from '@/lib/photos/from-env'
import { readDocuments } from '@/lib/use-cases/chain/documents'
import { exportChain } from '@/lib/use-cases/chain/export'
import { type ImportOutcome, importChain } from '@/lib/use-cases/chain/import'
import { dropPhotographs, shownPhotographs, storePhotographs } from '@/lib/use-cases/chain/photographs'
import { chainWarnings } from '@/lib/use-cases/chain/warnings'
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
  gone: 'its clinic or home zone is not in the file',
  closed: 'the day is closed',
  hours: 'the time is outside the opening hours',
  pincode: 'no team visits the pincode',
  chairs: 'there are too few chairs or teams',
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

const visits = (n: number): string => several(n, 'booking', 'bookings')

function importLine(outcome: ImportOutcome): Line {
  if (outcome.kind === 'stranded') {
    const { stranded } = outcome
    const head = `Nothing was imported: ${visits(stranded.length)} would lose the slot.`
    const hint = `To import anyway and offer these patients new times by message, add ${OFFER}.`
    return { line: [head, ...bookingLines(stranded), hint].join('\n'), failed: true }
  }
  if (outcome.kind === 'taken_back') {
    const head =
      'Nothing was imported: the file would undo changes that managers made at the desk since the last import.'
    const hint = `Write these values into the file (the export command prints them), or add ${OVERWRITE}.`
    return { line: [head, ...listed(outcome.changes), hint].join('\n'), failed: true }
  }
  const { changed, changes, gone, offered, kind } = outcome
  if (changed === 0) return { line: 'The site already has this chain. Nothing changed.' }
  const isRehearsal = kind === 'rehearsed'
  const hidden = isRehearsal ? 'so it would be hidden and closed for booking' : 'so now hidden and closed for booking'
  const left = gone.length > 0 ? [`Missing from the file, ${hidden}: ${gone.join(', ')}.`] : []
  const affected =
    offered.length > 0
      ? [
          isRehearsal
            ? `${visits(offered.length)} would lose the slot. The patients would get a message with new times.`
            : `${visits(offered.length)} lost the slot. The patients get a message with new times and stay on the desk's closure list until they answer.`,
          ...bookingLines(offered),
        ]
      : []
  const count = several(changed, 'change', 'changes')
  const head = isRehearsal
    ? `Nothing was imported. The import would make ${count}:`
    : `The chain is imported (${count}).`
  return { line: [head, ...listed(changes), ...left, ...affected].join('\n') }
}

function mistaken(mistakes: readonly string[]): Line {
  const head = `Nothing was imported. Correct ${several(mistakes.length, 'mistake', 'mistakes')}:`
  return { line: [head, ...listed(mistakes)].join('\n'), failed: true }
}

const lineOf = (path: string, { line, column, where, text }: FileMistake): string =>
  `${path}:${line}:${column} ${where} ${text}`

const NO_PHOTOGRAPH = {
  kind: 'is not a JPEG, PNG or WebP picture',
  heic: 'is not a JPEG, PNG or WebP picture',
  broken: 'is incomplete or damaged',
  large: `is larger than ${PHOTOS.fileBytes / 1024 ** 2} MB`,
  pixels: 'has too many pixels, or is too long and narrow',
  busy: 'could not be read in time. Try again',
}

type Read = { chain: ChainFile; warnings: string[] }

/** Reads a chain file and stores its photographs. */
async function readChain(path: string, settings: Settings, isRehearsal: boolean): Promise<Read | Line> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return { line: `The file ${path} can't be read. Check its path and rights.`, failed: true }
  const beside = (name: string) => join(dirname(path), name)
  const read = readChainFile(text, (name) => statSync(beside(name), { throwIfNoEntry: false })?.isFile() ?? false)
  if (read.kind === 'mistaken') return mistaken(read.mistakes.map((mistake) => lineOf(path, mistake)))
  const { chain: withTexts, mistakes } = await readDocuments(read.chain, (name) =>
    readFile(beside(name), 'utf8').catch(() => null),
  )
  if (mistakes.length > 0) return mistaken(mistakes)
  const { chain, causes } = await storePhotographs(withTexts, {
    photos: photosFrom(settings),
    readFile: (name) => readFile(beside(name)),
    isRehearsal,
  })
  if (causes.size > 0) return mistaken([...causes].map(([name, cause]) => `${name} ${NO_PHOTOGRAPH[cause]}`))
  const found = read.place(chainWarnings(read.chain, localOf(new Date()).date))
  return { chain, warnings: found.map((warning) => `Warning: ${lineOf(path, warning)}`) }
}

export const IMPORT: Command = {
  name: 'import',
  parameters: `<file> [${OPTIONS.join('] [')}]`,
  summary:
    'Import the chain file and list each change. With --dry-run it only lists them. With --offer-new-times it also imports when bookings lose their slot. With --overwrite-desk it also undoes changes made at the desk.',
  example: 'import chain.json --dry-run',
  async run(settings, { args }) {
    const isRehearsal = args.includes(REHEARSE)
    const read = await readChain(args.filter((word) => !OPTIONS.includes(word)).join(' '), settings, isRehearsal)
    if ('line' in read) return read
    const { chain, warnings } = read
    const { secret } = settings
    const options = {
      offeredBy: args.includes(OFFER) ? OPERATOR.staffId : null,
      isRehearsal,
      overwritesDesk: args.includes(OVERWRITE),
    }
    const work = async (db: Database) => {
      const before = await shownPhotographs({ db })
      const outcome = await importChain({ db, now: new Date(), secret }, chain, options)
      if (outcome.kind === 'imported') await dropPhotographs(photosFrom(settings).store, before, chain)
      const { line, ...result } = importLine(outcome)
      return { line: [...listed(warnings), line].join('\n'), ...result }
    }
    return withDatabase(settings, work, { begins: false })
  },
}

export const EXPORT: Command = {
  name: 'export',
  parameters: '[file]',
  summary: 'Write the chain to a file, or print it.',
  example: 'export chain.json',
  run(settings, { args }) {
    const path = args.join(' ')
    return withDatabase(settings, async (db) => {
      const file = await exportChain({ db })
      if (!file) return { line: 'The site has no chain yet.', failed: true }
      const text = writeChainFile({
        $schema: `${settings.env.SITE_ORIGIN ?? 'public'}/chain-file.schema.json`,
        ...file,
      })
      if (path === '') return { line: text.trimEnd() }
      await writeFile(path, text)
      return { line: `The chain is written to ${path}.` }
    })
  },
}
