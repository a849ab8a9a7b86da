// The log may contain only our own texts and numbers. A caught error goes through errorLine, which drops the values
// that a database quotes in its detail and parameters.
import { expect, test } from 'vitest'
import { childrenOf, filesOf, type Node, nodesFrom, nodesOf, PRODUCT, parse, placeOf } from '@/tests/structure/tree'

/** These functions return only the parts of an error that may be logged, or its kind. */
const TELLS = ['errorLine', 'messageOf', 'startLine', 'causeOf']
const NAMES = /^(e|err|error|reason|failure|cause|problem|thrown)$/

const nameOf = (node: unknown): string => ((node as Node | undefined)?.name as string | undefined) ?? ''

/** The variable names of caught errors in a file. */
function caughtIn(nodes: readonly Node[]): Set<string> {
  const names = nodes.flatMap((node) => {
    if (node.type === 'CatchClause') return nameOf(node.param)
    const callee = node.callee as Node | undefined
    const method = nameOf(callee?.property)
    if (node.type !== 'CallExpression' || (method !== 'catch' && method !== 'then')) return []
    const handler = (node.arguments as Node[])[method === 'catch' ? 0 : 1] as (Node & { params?: Node[] }) | undefined
    return nameOf(handler?.params?.[0])
  })
  return new Set(names.filter(Boolean))
}

/** The names that are read below a node, except in calls of the allowed functions. */
function readBelow(node: Node): string[] {
  if (node.type === 'CallExpression' && TELLS.includes(nameOf(node.callee))) return []
  return node.type === 'Identifier' ? [nameOf(node)] : childrenOf(node).flatMap(readBelow)
}

function toldIn(nodes: readonly Node[]): Node[] {
  const caught = caughtIn(nodes)
  return nodes.filter((node) => {
    const callee = node.callee as Node | undefined
    const isTelling = nameOf(callee?.object) === 'console' || nameOf(callee) === 'say'
    if (node.type !== 'CallExpression' || !isTelling) return false
    return (node.arguments as Node[]).flatMap(readBelow).some((name) => caught.has(name) || NAMES.test(name))
  })
}

test.each([
  ['try { work() } catch (odd) { console.error(odd) }', 1],
  ['try { work() } catch (odd) { console.error("it failed: " + odd.stack) }', 1],
  ['work().catch((why) => console.warn("it failed", why.detail))', 1],
  ['work().then(done, (why) => console.log(why))', 1],
  ['function tell(error) { console.error(error) }', 1],
  ['work().catch((odd) => say("error", "it failed", { why: odd.stack }))', 1],
  ['try { work() } catch (odd) { console.error("it failed: " + errorLine(odd)) }', 0],
  ['work().catch((odd) => say("error", "it failed", { why: errorLine(odd) }))', 0],
  ['console.error("it failed after " + count)', 0],
])('%s logs a whole error: %i', (code, count) => {
  expect(toldIn(nodesFrom(parse(code, 'ts')))).toHaveLength(count)
})

test('every caught error reaches the server’s log through errorLine', () => {
  const found = filesOf(PRODUCT)
    .filter((path) => !path.startsWith('lib/browser/'))
    .flatMap((path) => toldIn(nodesOf(path)).map((node) => `${placeOf(path, node)}: hand the error to errorLine`))
  expect(found).toEqual([])
})

/** Start-up, operator commands and Next write to the console of the person who started them. */
const SPEAKERS = ['lib/log/log.ts', 'server/main.ts', 'server/next-app.ts', 'server/operate.ts']

test('only the log writes to the console on the server', () => {
  const found = filesOf(/^(lib|server)\/(?!browser\/).*\.ts$/)
    .filter((path) => !SPEAKERS.includes(path))
    .flatMap((path) =>
      nodesOf(path)
        .filter((node) => node.type === 'MemberExpression' && nameOf(node.object) === 'console')
        .map((node) => `${placeOf(path, node)}: say it by lib/log/log.ts`),
    )
  expect(found).toEqual([])
})
