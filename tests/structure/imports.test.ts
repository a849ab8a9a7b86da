// Holds every import to the matrix: rooms, packages, and no room that leads back to itself.
import { describe, expect, test } from 'vitest'
import { MATRIX, OUTSIDE } from '@/tests/structure/import-matrix'
import { CODE, filesOf, type Node, nodesOf, placeOf } from '@/tests/structure/tree'

type Import = { at: string; target: string; ours: boolean; typeOnly: boolean }

const CONFIGS = /^[^/]+\.config\.ts$/
const ROOMS = Object.keys(MATRIX).sort((a, b) => b.length - a.length)

const within = (path: string, entry: string): boolean =>
  path === entry || path.startsWith(`${entry}/`) || path.startsWith(`${entry}.`)

/** The innermost room of a path; null for what is outside all of them. */
const roomOf = (path: string): string | null => ROOMS.find((room) => within(path, room)) ?? null

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const specifiers = (node.specifiers ?? []) as Node[]
  return specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type')
}

function importsOf(path: string): Import[] {
  return nodesOf(path).flatMap((node) => {
    const source = node.source as { value?: unknown } | null | undefined
    if (!/^(Import|Export)/.test(node.type) || typeof source?.value !== 'string') return []
    const ours = source.value.startsWith('@/')
    return [{ at: placeOf(path, node), target: source.value.replace('@/', ''), ours, typeOnly: isTypeOnly(node) }]
  })
}

const ofPackage = (name: string, entry: string): boolean =>
  entry === 'node:' ? name.startsWith(entry) : name === entry || name.startsWith(`${entry}/`)

/** Why this import is not allowed; null when it is. */
function refusal(path: string, { at, target, ours, typeOnly }: Import): string | null {
  if (target.startsWith('.')) return `${at} imports ${target}. Write the path from the root: @/…`
  const room = roomOf(path)
  if (room === null) return CONFIGS.test(path) && !ours ? null : `${at} is in no room of the import matrix`
  if (ours && roomOf(target) === room) return null
  const { may, packages, types = [], belongs } = MATRIX[room] as (typeof MATRIX)[string]
  const allowed = [...(ours ? may : packages), ...(typeOnly ? types : [])]
  if (allowed.some((entry) => (ours ? within(target, entry) : ofPackage(target, entry)))) return null
  return `${at} imports ${target}. ${belongs}`
}

const inside = filesOf(CODE).filter((path) => !OUTSIDE.some((room) => within(path, room)))

describe('imports', () => {
  test('go the way of the matrix', () => {
    const refused = inside.flatMap((path) => importsOf(path).map((each) => refusal(path, each)))
    expect(refused.filter((line) => line !== null)).toEqual([])
  })

  test('name a language in one module alone', () => {
    const named = inside
      .filter((path) => !within(path, 'lib/texts/en') && path !== 'lib/texts/languages.ts')
      .flatMap(importsOf)
      .filter(({ target }) => within(target, 'lib/texts/en'))
    expect(
      named.map(({ at }) => `${at} names a language: ask for its words by area (useWords, words.account)`),
    ).toEqual([])
  })

  test('bring no language into the programs of a page', () => {
    const brought = inside
      .filter((path) => within(path, 'components') || within(path, 'lib/browser'))
      .flatMap(importsOf)
      .filter(({ target, typeOnly }) => target === 'lib/texts/languages' && !typeOnly)
    expect(brought.map(({ at }) => `${at} has all words: the page is handed those that it reads`)).toEqual([])
  })

  test('go in no circle', () => {
    const files = new Set(inside)
    const fileOf = (target: string) => ['.ts', '.tsx'].map((end) => target + end).find((path) => files.has(path))
    const open = new Map(inside.map((path) => [path, importsOf(path).map(({ target }) => fileOf(target))]))
    // Takes away, again and again, the files that import none of those left.
    for (let before = -1; before !== open.size; ) {
      before = open.size
      for (const [path, targets] of open)
        if (!targets.some((target) => target !== undefined && open.has(target))) open.delete(path)
    }
    expect([...open.keys()]).toEqual([])
  })

  test('never reach tests or pages', () => {
    const reached = inside.flatMap(importsOf).filter(({ ours, target }) => ours && /^(pages|tests|e2e)\b/.test(target))
    expect(reached.map(({ at, target }) => `${at} imports ${target}: move what is shared to lib/`)).toEqual([])
  })

  test.each([
    ['components/step/step-page.tsx', 'lib/use-cases/deps', true, true, 'A component is props in'],
    ['components/step/step-page.tsx', 'lib/screens/steps/slot', true, true, 'A component is props in'],
    ['pages/index.tsx', 'lib/db/connection', true, false, 'A page is a URL'],
    ['flows/walk.ts', 'react', false, false, 'Flows are pure'],
    ['flows/walk.ts', 'node:crypto', false, false, 'Flows are pure'],
    ['lib/use-cases/booking/hold.ts', 'flows/walk', true, false, 'A use case knows no request'],
    ['lib/use-cases/booking/hold.ts', 'lib/env', true, false, 'A use case knows no request'],
    ['lib/domain/slots.ts', 'lib/db/schema', true, true, 'Rules are values in'],
    ['lib/texts/format.ts', 'lib/catalogue/brand', true, false, 'Texts are words'],
    ['process/main.ts', 'lib/http/body', true, false, 'process/ starts'],
    ['lib/use-cases/deps.ts', '../db/schema', false, true, 'from the root'],
  ])('%s may not import %s', (path, target, ours, typeOnly, says) => {
    expect(refusal(path, { at: path, target, ours, typeOnly })).toContain(says)
  })
})

describe('rooms', () => {
  test('lead back to themselves nowhere', () => {
    const open = new Map(
      Object.entries(MATRIX).map(([room, { may, types = [] }]) => [room, [...may, ...types].map(roomOf)]),
    )
    // Takes away, again and again, the rooms that import none of those left.
    for (let before = -1; before !== open.size; ) {
      before = open.size
      for (const [room, targets] of open) {
        if (!targets.some((target) => target !== null && target !== room && open.has(target))) open.delete(room)
      }
    }
    expect([...open.keys()]).toEqual([])
  })

  test('are all that there is', () => {
    const known = [...ROOMS, ...OUTSIDE]
    expect(inside.filter((path) => !CONFIGS.test(path) && !known.some((room) => within(path, room)))).toEqual([])
  })
})
