// The commands for the chain's own data: a file that says all of it.
import { readFile, writeFile } from 'node:fs/promises'
import { readChainFile } from '@/lib/chain-file/read'
import type { ChainFile } from '@/lib/chain-file/schema'
import { writeChainFile } from '@/lib/chain-file/write'
import { exportChain } from '@/lib/use-cases/chain/export'
import { type ImportOutcome, importChain } from '@/lib/use-cases/chain/import'
import type { Why } from '@/lib/use-cases/chain/stranded'
import type { Command, Line } from '@/process/operate/command'
import { withDatabase } from '@/process/operate/database'

/** So many lines are read; the rest is counted. */
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

function lineOf(outcome: ImportOutcome): Line {
  if (outcome.kind === 'stranded') {
    const bookings = outcome.stranded
      .toSorted((one, other) => (`${one.date} ${one.start}` < `${other.date} ${other.start}` ? -1 : 1))
      .map(({ reference, placeId, date, start, why }) => `${reference}  ${date} ${start}  ${placeId}: ${WHY[why]}`)
    const head = `Nothing was imported: ${several(bookings.length, 'booked visit', 'booked visits')} would have no place.`
    return { line: [head, ...listed(bookings)].join('\n'), failed: true }
  }
  const { changed, gone } = outcome
  if (changed === 0) return { line: 'The site has this chain already: nothing changed.' }
  const left = gone.length > 0 ? [`Not in the file, and shown and booked no more: ${gone.join(', ')}.`] : []
  return { line: [`The chain is imported (${several(changed, 'change', 'changes')}).`, ...left].join('\n') }
}

async function readChain(path: string): Promise<ChainFile | Line> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return { line: `There is no file ${path} that can be read.`, failed: true }
  const read = readChainFile(text)
  if (read.kind === 'read') return read.chain
  const mistakes = read.mistakes.map(({ line, column, where, text }) => `${path}:${line}:${column} ${where} ${text}`)
  const head = `Nothing was imported: ${several(mistakes.length, 'mistake', 'mistakes')}.`
  return { line: [head, ...listed(mistakes)].join('\n'), failed: true }
}

export const IMPORT: Command = {
  words: 'import',
  takes: '<file>',
  does: "make the site's chain what the file says: clinics, hours, prices, texts of the brand",
  async run(settings, { rest }) {
    const chain = await readChain(rest.join(' '))
    if ('line' in chain) return chain
    const work = async (db: Parameters<typeof importChain>[0]['db']) =>
      lineOf(await importChain({ db, now: new Date() }, chain))
    return withDatabase(settings, work, { begins: false })
  },
}

export const EXPORT: Command = {
  words: 'export',
  takes: '[file]',
  does: "write the site's chain as such a file",
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
