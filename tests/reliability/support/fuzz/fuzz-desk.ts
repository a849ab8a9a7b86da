import { DESK_PATHS } from '@/lib/addresses/desk'
import { PAGES } from '@/lib/addresses/pages'
import { CALL_KINDS } from '@/lib/catalogue/desk/calls'
import type { DeskRole } from '@/lib/catalogue/visits'
import { filled } from '@/tests/reliability/support/addresses'
import { type Browser, openBrowser } from '@/tests/reliability/support/browser'
import { chanceOf } from '@/tests/reliability/support/fuzz/chance'
import type { Fuzzed } from '@/tests/reliability/support/fuzz/fuzz-pages'
import { RAW, TEXTS } from '@/tests/reliability/support/fuzz/hostile'
import { withRows } from '@/tests/reliability/support/ledger'
import { atDesk } from '@/tests/support/desk/desk-browser'

const ROLES: readonly DeskRole[] = ['desk', 'manager']
/** These pages end the desk's session, so the fuzz leaves them out. */
export const ENDS: readonly string[] = [DESK_PATHS.enter(), DESK_PATHS.lock]
export const DESK: readonly string[] = Object.keys(PAGES)
  .filter((path) => path.startsWith('/desk') && !ENDS.includes(path))
  .map(filled)

const NAMES = [
  'place',
  'day',
  'start',
  'walk_in',
  'call',
  'kind',
  'state',
  'city',
  'after',
  'before',
  'verb',
  'by',
  'from',
  'until',
  'csv',
  'id',
  'list',
  'chair',
  'marked',
  'said',
  'date',
  'at',
  'desk_place',
  'key',
  'text',
  '__proto__',
]
const ID = '3f2b8c1e-0d4a-4c55-9a01-5b1f6f1f0a11'
/** Values that look valid but have one fault. */
const NEARLY = [
  '0001-01-01',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '-000001-01-01',
  '24:00',
  '99:99',
  'abc',
  '1.5',
  '-1',
  '1e9',
  'NaN',
  `1.999999999999999.${ID}`,
  `0.1.${'-'.repeat(36)}`,
  `999999999999999.${ID}`,
  `lead:${'-'.repeat(36)}`,
  '-'.repeat(36),
  '99999999999999999999',
  '9223372036854775808',
  ...CALL_KINDS,
  ...CALL_KINDS.map((kind) => `${kind}:${ID}`),
  ID,
]

/**
 * A browser for each role at a clinic of the sample chain, entered just now. A desk locks after three minutes without
 * use.
 */
export async function deskBrowsers(
  databaseUrl: string,
  origin: string,
  numbers: readonly [string, string],
): Promise<Record<DeskRole, Browser>> {
  const enter = (role: DeskRole, phone: string): Promise<Browser> =>
    withRows({ databaseUrl }, async (db) => {
      const given = { role, phone, places: ['c106', 'c101'] }
      return openBrowser(origin, new Map((await atDesk(db, given)).cookies))
    })
  const [desk, manager] = [await enter('desk', numbers[0]), await enter('manager', numbers[1])]
  return { desk, manager }
}

/** `n` requests to the desk's pages by each role in turn, with random parameters. */
export function fuzzDesk(n: number, seed: number): Fuzzed[] {
  const { below, isOften, one } = chanceOf(seed)
  const value = (): string =>
    isOften(0.5)
      ? encodeURIComponent(one(NEARLY))
      : isOften(0.3)
        ? one(RAW)
        : new URLSearchParams({ v: one(TEXTS) }).toString().slice(2)
  const always = ROLES.flatMap((staff) =>
    DESK.flatMap((path) =>
      NAMES.flatMap((name) =>
        ['0001-01-01', `1.999999999999999.${ID}`, 'abc'].map((each) => ({
          staff,
          sent: { method: 'GET', path: `${path}?${name}=${encodeURIComponent(each)}` },
        })),
      ),
    ),
  )
  const any = Array.from({ length: n }, (_, nth): Fuzzed => {
    const pairs = Array.from({ length: 1 + below(4) }, () => `${one(NAMES)}=${value()}`)
    const path = `${one(DESK)}?${pairs.join('&')}`.replace(/[^\u0021-\u00ff]/gu, '').slice(0, 12_000)
    return { staff: ROLES[nth % ROLES.length] ?? 'desk', sent: { method: 'GET', path } }
  })
  return [...always, ...any]
}
