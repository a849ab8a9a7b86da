import type { ChainFacts } from '@/lib/catalogue/chain'
import type { ChainRows, PlaceRow } from '@/lib/db/chain-rows'
import { spansOf } from '@/lib/domain/calendar/slots'
import { toChainFile } from '@/lib/use-cases/chain/rows'

/** `key`: the member of the file that differs; empty for a new or removed entry. */
export type ChainChange = { placeId: string | null; key: string; line: string }
type Chain = { facts: ChainFacts; rows: ChainRows }

const writtenSpans = (day: PlaceRow['hours'][number] | undefined): string =>
  spansOf(day)
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .join(',') || 'closed'
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const hoursByDay = (hours: PlaceRow['hours']): Record<string, string> =>
  Object.fromEntries(DAYS.map((day, at) => [day, writtenSpans(hours[at])]))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function written(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(written).join(', ')
  if (isRecord(value))
    return Object.keys(value)
      .toSorted()
      .map((key) => `${key} ${written(value[key])}`)
      .join(' ')
  return String(value)
}

function differences(name: string, before: unknown, after: unknown): string[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => differences(`${name} ${key}`, before[key], after[key]))
  }
  const [was, is] = [written(before), written(after)]
  return was === is ? [] : [`${name} ${was} -> ${is}`]
}

type Entry = { label: string; placeId: string | null; values: Record<string, unknown> }

function comparableEntries({ facts, rows }: Chain): Map<string, Entry> {
  const { cities, clinics, homeZones, ...rest } = toChainFile(facts, rows)
  const places = new Map(rows.places.map((place) => [place.id, place]))
  const withDays = (placeId: string) => {
    const place = places.get(placeId)
    const planned = place?.planned
    return (
      place && {
        hours: hoursByDay(place.hours),
        hoursFrom: planned && { from: planned.from, ...hoursByDay(planned.hours) },
      }
    )
  }
  const placeIds = new Map(rows.clinics.map(({ id, place_id }) => [id, place_id]))
  const entries: Entry[] = [
    ...Object.entries(rest).map(([label, value]) => ({ label, placeId: null, values: { '': value } })),
    ...cities.map(({ id, ...values }) => ({ label: `City ${id}`, placeId: null, values })),
    ...clinics.map(({ id, ...values }) => {
      const placeId = placeIds.get(id) ?? ''
      return { label: `Clinic ${id}`, placeId, values: { ...values, ...withDays(placeId) } }
    }),
    ...homeZones.map(({ id, ...values }) => ({
      label: `Home zone ${id}`,
      placeId: id,
      values: { ...values, ...withDays(id) },
    })),
  ]
  return new Map(entries.map((entry) => [entry.label, entry]))
}

export function chainChanges(before: Chain, after: Chain): ChainChange[] {
  const [were, are] = [comparableEntries(before), comparableEntries(after)]
  const found = [...are].flatMap(([label, { placeId, values }]): ChainChange[] => {
    const old = were.get(label)?.values
    if (!old) return [{ placeId, key: '', line: `${label}: new` }]
    return [...new Set([...Object.keys(old), ...Object.keys(values)])].flatMap((key) =>
      differences(key, old[key], values[key]).map((line) => ({ placeId, key, line: `${label}: ${line.trim()}` })),
    )
  })
  const gone = [...were].flatMap(([label, { placeId }]) =>
    are.has(label) ? [] : [{ placeId, key: '', line: `${label}: missing from the file` }],
  )
  return [...found, ...gone]
}

const SET_UP: readonly string[] = ['hours', 'hoursFrom', 'chairs', 'teams']

export const revertedChanges = (changes: readonly ChainChange[], setSince: readonly string[]): ChainChange[] =>
  changes.filter(({ placeId, key }) => placeId !== null && setSince.includes(placeId) && SET_UP.includes(key))
