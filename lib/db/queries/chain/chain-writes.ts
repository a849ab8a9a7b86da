// Changes only the rows that differ, because each change notifies listeners. Numbers are changed rows.
import { type RawBuilder, sql } from 'kysely'
import type { ChainFacts } from '@/lib/catalogue/chain'
import type { ChainRows, ClosedDayRow } from '@/lib/db/chain-rows'
import type { Tx } from '@/lib/db/schema'

type Shape = {
  table: 'cities' | 'places' | 'clinics' | 'dentists' | 'home_zones' | 'home_zone_pincodes' | 'closed_days'
  keys: string[]
  columns: Record<string, string>
}

const SHAPES = {
  cities: {
    table: 'cities',
    keys: ['id'],
    columns: {
      name: 'text',
      state: 'text',
      lat: 'float8',
      lng: 'float8',
      pincode_prefixes: 'text[]',
      aliases: 'text[]',
      popular: 'boolean',
      nth: 'integer',
    },
  },
  places: {
    table: 'places',
    keys: ['id'],
    columns: {
      kind: 'text',
      city_id: 'text',
      seats: 'integer',
      slot_minutes: 'integer',
      hours: 'jsonb',
      planned: 'jsonb',
    },
  },
  clinics: {
    table: 'clinics',
    keys: ['id'],
    columns: {
      place_id: 'text',
      name: 'text',
      locality: 'text',
      address: 'text',
      pincode: 'text',
      phone: 'text',
      lat: 'float8',
      lng: 'float8',
      landmark: 'text',
      parking: 'text[]',
      access: 'text[]',
      payments: 'text[]',
      languages: 'text[]',
      photos: 'jsonb',
    },
  },
  dentists: {
    table: 'dentists',
    keys: ['clinic_id', 'nth'],
    columns: {
      name: 'text',
      degree: 'text',
      registration: 'text',
      languages: 'text[]',
      portrait: 'text',
      since: 'integer',
      woman: 'boolean',
      rota: 'jsonb',
    },
  },
  zones: { table: 'home_zones', keys: ['place_id'], columns: { name: 'text' } },
  pincodes: {
    table: 'home_zone_pincodes',
    keys: ['pincode'],
    columns: { place_id: 'text', lat: 'float8', lng: 'float8' },
  },
} as const satisfies Record<keyof ChainRows, Shape>

const KEY_TYPES: Record<string, string> = { nth: 'integer' }

const commas = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `)
const columnList = (names: readonly string[], of: string) => commas(names.map((name) => sql.ref(`${of}.${name}`)))

function rowsParameter(rows: readonly object[], { keys, columns }: Shape) {
  const types = [...keys.map((key) => [key, KEY_TYPES[key] ?? 'text'] as const), ...Object.entries(columns)]
  const list = commas(types.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (${list})`
}

const counted = async (tx: Tx, statement: RawBuilder<unknown>): Promise<number> =>
  (await statement.execute(tx)).rows.length

function put(tx: Tx, name: keyof ChainRows, rows: readonly object[]): Promise<number> {
  const shape: Shape = SHAPES[name]
  const all = [...shape.keys, ...Object.keys(shape.columns)]
  const columns = Object.keys(shape.columns)
  // A place or city that had left the chain is in it again.
  const isOf = name === 'cities' || name === 'places' ? ['in_chain'] : []
  const set = [...columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)]
  return counted(
    tx,
    sql`INSERT INTO ${sql.table(shape.table)} AS present (${commas(all.map((column) => sql.ref(column)))})
      SELECT ${columnList(all, 'given')} FROM ${rowsParameter(rows, shape)}
      ON CONFLICT (${commas(shape.keys.map((key) => sql.ref(key)))}) DO UPDATE
        SET ${commas([...set, ...isOf.map((column) => sql`${sql.ref(column)} = true`)])}
        WHERE (${columnList([...columns, ...isOf], 'present')})
          IS DISTINCT FROM (${commas([columnList(columns, 'excluded'), ...isOf.map(() => sql`true`)])})
      RETURNING 1`,
  )
}

function drop(tx: Tx, name: 'dentists' | 'pincodes', rows: readonly object[]): Promise<number> {
  const shape: Shape = SHAPES[name]
  const same = shape.keys.map((key) => sql`given.${sql.ref(key)} = present.${sql.ref(key)}`)
  return counted(
    tx,
    sql`DELETE FROM ${sql.table(shape.table)} AS present
      WHERE NOT EXISTS (SELECT 1 FROM ${rowsParameter(rows, shape)} WHERE ${sql.join(same, sql` AND `)}) RETURNING 1`,
  )
}

export async function writeCities(tx: Tx, rows: ChainRows['cities']): Promise<void> {
  const known = new Set((await tx.selectFrom('cities').select('id').execute()).map(({ id }) => id))
  const knownRows = rows.filter(({ id }) => known.has(id))
  await put(tx, 'cities', knownRows)
}

const SHUT = JSON.stringify(Array.from({ length: 7 }, () => null))

export async function writeChain(tx: Tx, rows: ChainRows): Promise<number> {
  const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id)
  let changed = 0
  changed += await put(tx, 'cities', rows.cities)
  changed += await put(tx, 'places', rows.places)
  changed += await put(tx, 'clinics', rows.clinics)
  changed += await put(tx, 'dentists', rows.dentists)
  changed += await put(tx, 'zones', rows.zones)
  changed += await put(tx, 'pincodes', rows.pincodes)
  changed += await drop(tx, 'dentists', rows.dentists)
  changed += await drop(tx, 'pincodes', rows.pincodes)
  changed += await counted(
    tx,
    sql`UPDATE places SET in_chain = false, hours = ${SHUT}::jsonb, planned = NULL
      WHERE in_chain AND id <> ALL(${ids(rows.places)}::text[]) RETURNING 1`,
  )
  changed += await counted(
    tx,
    sql`UPDATE cities SET in_chain = false WHERE in_chain AND id <> ALL(${ids(rows.cities)}::text[]) RETURNING 1`,
  )
  return changed
}

const DAYS: Shape = { table: 'closed_days', keys: ['place_id', 'day'], columns: { reason: 'text' } }

export function addClosedDays(tx: Tx, rows: readonly ClosedDayRow[]): Promise<number> {
  return counted(
    tx,
    sql`INSERT INTO closed_days AS c (place_id, day, reason, by_file)
      SELECT given.place_id, given.day::date, given.reason, true FROM ${rowsParameter(rows, DAYS)}
      ON CONFLICT (place_id, day) DO UPDATE SET reason = excluded.reason
        WHERE c.by_file AND c.reason <> excluded.reason
      RETURNING 1`,
  )
}

/** Days that the desk closed stay as they are. */
export async function writeClosedDays(tx: Tx, rows: readonly ClosedDayRow[], today: string): Promise<number> {
  const opened = await counted(
    tx,
    sql`DELETE FROM closed_days c WHERE c.by_file AND c.day >= ${today}::date AND NOT EXISTS (
      SELECT 1 FROM ${rowsParameter(rows, DAYS)} WHERE given.place_id = c.place_id AND given.day::date = c.day) RETURNING 1`,
  )
  return opened + (await addClosedDays(tx, rows))
}

export async function closedUntil(tx: Tx, year: number): Promise<void> {
  await tx.updateTable('chain_facts').set({ closed_until: year }).execute()
}

export async function writeFacts(
  tx: Tx,
  {
    facts,
    importedAt,
    closedUntil,
    changed,
  }: { facts: ChainFacts; importedAt: Date | null; closedUntil: number; changed: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ differs: boolean }>`
    WITH before AS (SELECT facts, version FROM chain_facts), written AS (
      INSERT INTO chain_facts AS c (facts, imported_at, closed_until)
      VALUES (${JSON.stringify(facts)}::jsonb, ${importedAt}::timestamptz, ${closedUntil}::integer)
      ON CONFLICT (is_all) DO UPDATE SET facts = excluded.facts, imported_at = excluded.imported_at,
        closed_until = greatest(c.closed_until, excluded.closed_until),
        version = c.version + CASE WHEN ${changed}::boolean OR c.facts <> excluded.facts THEN 1 ELSE 0 END
      RETURNING version)
    SELECT written.version IS DISTINCT FROM before.version AS differs FROM written LEFT JOIN before ON true`.execute(tx)
  return rows[0]?.differs ?? true
}
