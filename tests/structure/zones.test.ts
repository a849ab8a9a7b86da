// Days and times are the clinics', in whatever time zone a process or a browser runs, so no code uses the local zone.
// Tests run in a zone far from the clinics (vitest.config.ts), and tests/zones on the other side of the date line.
import { describe, expect, test } from 'vitest'
import { CODE, filesOf, type Node, nodesFrom, nodesOf, PRODUCT, parse, placeOf } from '@/tests/structure/tree'

/** Methods of Date that use the process's own time zone. Their UTC variants don't. */
const LOCAL =
  /^((get|set)(Hours|Minutes|Day|Date|Month|FullYear|Year)|getTimezoneOffset|to(Date|Time)String|toLocale(Date|Time)?String)$/
const ZONED = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']
/** A text with a time zone at its end, or a date alone, which JavaScript reads as UTC. */
const WITH_ZONE = /(Z|[+-]\d\d:\d\d|^\d{4}-\d\d-\d\d)$/

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown }
  return name ?? (typeof value === 'string' ? value : '')
}
const argumentsOf = (node: Node): Node[] => node.arguments as Node[]

const saysZone = (options: Node | undefined): boolean =>
  ((options?.properties ?? []) as Node[]).some(({ key }) => nameOf(key) === 'timeZone')

/** The literal end of a text expression, or null when its end is computed. */
function writtenEnd(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') {
    const last = (node.quasis as Node[]).at(-1) as Node & { value: { raw: string } }
    return last.value.raw
  }
  return node?.type === 'BinaryExpression' && node.operator === '+' ? writtenEnd(node.right as Node) : null
}

const lacksZone = (text: Node | undefined): boolean => {
  const end = writtenEnd(text)
  return end !== null && !WITH_ZONE.test(end)
}

/** The reason why a call uses the process's time zone, or '' when it doesn't. */
function localIn(node: Node): string {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return ''
  const callee = node.callee as Node
  const [first, second] = argumentsOf(node)
  const object = nameOf(callee.object)
  const method = nameOf(callee.property)
  if (object === 'Intl' && method === 'DateTimeFormat') return saysZone(second) ? '' : 'say the timeZone'
  if (object === 'Date' && method === 'parse') return lacksZone(first) ? 'end the text in its zone' : ''
  if (ZONED.includes(method)) return saysZone(second) ? '' : 'say the timeZone'
  if (LOCAL.test(method)) return 'ask lib/domain/clinic-time, or the same of UTC'
  if (nameOf(callee) !== 'Date') return ''
  if (node.type === 'CallExpression') return 'a Date as text is local'
  if (argumentsOf(node).length > 1) return 'parts of a date are local: Date.UTC, or instantOf'
  return lacksZone(first) ? 'end the text in its zone' : ''
}

const toldOf = (code: string): number => nodesFrom(parse(code, 'ts')).filter((node) => localIn(node) !== '').length

describe('code that uses the local time zone', () => {
  test.each([
    ['at.getHours() + at.getMinutes()', 2],
    ['at.setDate(at.getDate() + 1)', 2],
    ["at['getDay']()", 1],
    ['at?.getFullYear()', 1],
    ['at.getTimezoneOffset()', 1],
    ['at.toDateString() + at.toTimeString()', 2],
    ['at.toLocaleString()', 1],
    ["at.toLocaleDateString('en-IN', { day: 'numeric' })", 1],
    ["new Intl.DateTimeFormat('en-IN', { hour: 'numeric' })", 1],
    ['Intl.DateTimeFormat().resolvedOptions().timeZone', 1],
    ['new Date(2026, 10, 23)', 1],
    ["new Date('2026-11-23T10:00')", 1],
    ['new Date(`$' + '{day}T$' + '{time}:00`)', 1],
    ["new Date(day + 'T00:00')", 1],
    ["Date.parse('23 Nov 2026')", 1],
    ['Date()', 1],
  ])('the check finds the local zone in %s', (code, count) => expect(toldOf(code)).toBe(count))
})

describe('code that uses no time zone, or names one', () => {
  test.each([
    'at.getTime() - at.getUTCHours()',
    'at.setUTCFullYear(2027)',
    "at.toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata' })",
    "new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC' })",
    "new Intl.NumberFormat('en-IN')",
    'new Date(now.getTime() + 1000)',
    "new Date('2026-11-23')",
    "new Date('2026-11-23T10:00:00+05:30')",
    'new Date(`$' + '{day}T00:00:00Z`)',
    'Date.UTC(2026, 10, 23)',
    'name.toLocaleLowerCase()',
  ])('the check accepts %s', (code) => expect(toldOf(code)).toBe(0))
})

test('the product never uses the local time zone', () => {
  const found = [...filesOf(PRODUCT), ...filesOf(/^(scripts|public)\//).filter((path) => CODE.test(path))].flatMap(
    (path) =>
      nodesOf(path).flatMap((node) => {
        const why = localIn(node)
        return why ? `${placeOf(path, node)}: ${why}` : []
      }),
  )
  expect(found).toEqual([])
})
