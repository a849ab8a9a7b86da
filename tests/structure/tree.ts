// The files of this repository and their syntax trees, for the structure tests.
import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vitest/node'

export type Node = { type: string; start: number; [key: string]: unknown }

const NOT_OURS = new Set([
  'node_modules',
  '.git',
  '.next',
  '.data',
  'coverage',
  'screenshots',
  'test-results',
  'next-env.d.ts',
])

function list(folder: string): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) return []
    const path = folder ? `${folder}/${entry.name}` : entry.name
    return entry.isDirectory() ? list(path) : [path]
  })
}

const ALL = list('')

/** The matching paths from the root, in order. */
export const filesOf = (pattern: RegExp): string[] => ALL.filter((path) => pattern.test(path)).sort()

/** Code of every kind, tests included. */
export const CODE = /\.(ts|tsx|mjs|js)$/
/** Code that runs in the product. */
export const PRODUCT = /^(components|flows|lib|pages|server)\/.*\.(ts|tsx)$/

export const read = (path: string): string => readFileSync(path, 'utf8')

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The direct children of a node in source order. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

const parsed = new Map<string, Node[]>()

export const parse = (code: string, lang: 'js' | 'ts' | 'tsx'): Node => parseAst(code, { lang }) as unknown as Node

/** A node and all nodes below it, outer ones first. */
export function nodesFrom(node: Node): Node[] {
  const found: Node[] = []
  const visit = (each: Node): void => {
    found.push(each)
    for (const child of childrenOf(each)) visit(child)
  }
  visit(node)
  return found
}

/** Every node of a file, outer ones first. */
export function nodesOf(path: string): Node[] {
  const known = parsed.get(path)
  if (known) return known
  const nodes = nodesFrom(parse(read(path), path.endsWith('x') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js'))
  parsed.set(path, nodes)
  return nodes
}

/** `path:line` of a node. */
export const placeOf = (path: string, node: Node): string =>
  `${path}:${read(path).slice(0, node.start).split('\n').length}`
