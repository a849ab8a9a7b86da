import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FLOWS, ROUTES } from '@/flows/table'
import { filesOf, type Node, nodesOf, read } from '@/tests/structure/tree'

const FLOW_FOLDERS = /^pages\/(free-smile-consultation|ppr|member|unified-booking)\//
/** Functions that make a step's getServerSideProps. Their first argument is the step's route. */
const MAKERS = ['withStep', 'successPage']

const routeOf = (path: string): string => path.replace(/^pages/, '').replace(/(\/index)?\.tsx$/, '') || '/'
const fileOf = (route: string): string | undefined =>
  [`pages${route}.tsx`, `pages${route}/index.tsx`].find((path) => existsSync(path))

/** The routes that a page file passes to these functions. */
function routesNamedIn(path: string, makers: readonly string[]): string[] {
  return nodesOf(path).flatMap((node) => {
    const callee = node.callee as (Node & { name?: string }) | undefined
    if (node.type !== 'CallExpression' || !makers.includes(callee?.name ?? '')) return []
    return [String((node.arguments as { value?: unknown }[])[0]?.value)]
  })
}

const stepFiles = filesOf(FLOW_FOLDERS)

describe('a page file under the flow folders', () => {
  test.each(stepFiles)('%s is a row of the table', (path) => {
    expect(ROUTES as readonly string[]).toContain(routeOf(path))
  })

  test.each(stepFiles)('%s names its own route, once', (path) => {
    expect(routesNamedIn(path, MAKERS)).toEqual([routeOf(path)])
  })
})

test.each(ROUTES)('%s has a row and a page file', (route) => {
  expect(
    Object.values(FLOWS)
      .flatMap(({ rows }) => rows)
      .map((row) => row.route),
  ).toContain(route)
  expect(fileOf(route)).toBeDefined()
})

test('a page outside the flows that asks for withPage names its own route', () => {
  const named = filesOf(/^pages\/.*\.tsx?$/).flatMap((path) =>
    routesNamedIn(path, ['withPage']).map((route) => [route, routeOf(path)]),
  )
  expect(named.filter(([route, own]) => route !== own)).toEqual([])
})

test('a route written in code is a route of the table', () => {
  const written = filesOf(/^(components|flows|lib|pages)\/.*\.tsx?$/).flatMap((path) =>
    [...read(path).matchAll(/['"`](\/(?:free-smile-consultation|ppr|member|unified-booking)(?![a-z])[\w/-]*)/g)].map(
      (match) => [path, match[1] ?? ''],
    ),
  )
  expect(written.filter(([, route]) => !(ROUTES as readonly string[]).includes(route ?? ''))).toEqual([])
})
