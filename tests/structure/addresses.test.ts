import { expect, test } from 'vitest'
import { ROUTES } from '@/flows/table'
import { API, PHOTOGRAPH } from '@/lib/addresses/api'
import { ALIASES, CALLS, HOSTED_CALLS, PAYMENT_EVENTS, PROBES } from '@/lib/addresses/calls'
import { isFormless, isIndexed, LISTED, PAGES } from '@/lib/addresses/pages'
import { HOSTED, POOLS } from '@/lib/addresses/pool'
import { filesOf, type Node, nodesFrom, nodesOf, parse, placeOf, read } from '@/tests/structure/tree'

const addressOf = (file: string): string =>
  file
    .replace(/^pages/, '')
    .replace(/\.tsx?$/, '')
    .replace(/(\/\[\[[.\w]+\]\]|\/index)?$/, '') || '/'

/** Next's own files: frames and the fallback page. */
const NEXTS = /^pages\/(_\w+|404)\.tsx$/

test('the address book and the flow table list exactly the page files', () => {
  const files = filesOf(/^pages\/(?!api\/).*\.tsx?$/).filter((path) => !NEXTS.test(path))
  expect(files.map(addressOf).sort()).toEqual([...Object.keys(PAGES), ...ROUTES].sort())
})

test('the address book lists exactly the files of calls', () => {
  const products = Object.keys(CALLS).map((name) => `${API}/${name}`)
  const others = [POOLS, HOSTED_CALLS, PROBES]
    .flatMap((list) => Object.values<string>(list))
    .concat(PHOTOGRAPH, PAYMENT_EVENTS, `${API}/openapi.json`)
  // `API` itself answers unknown calls.
  expect(
    filesOf(/^pages\/api\//)
      .map(addressOf)
      .sort(),
  ).toEqual([...products, ...others, API].sort())
})

// If Next parsed the body first, a call would find nothing left to read.
test('every call reads its body itself', () => {
  expect(filesOf(/^pages\/api\//).filter((path) => !read(path).includes('{ api: { bodyParser: false } }'))).toEqual([])
})

const WHO: Record<string, string> = { u: 'anybody', a: 'patient', s: 'staff' }

test('the name of a call says who may use it, as in the specification', () => {
  for (const [name, who] of Object.entries(CALLS)) expect([name, who]).toEqual([name, WHO[name.split('/')[1] ?? '']])
})

test('every alias points to an address of the book', () => {
  const known = [POOLS, HOSTED_CALLS].flatMap((list) => Object.values<string>(list))
  for (const lies of ALIASES.values())
    expect(known.some((path) => lies === path || lies.startsWith(`${path}/`))).toBe(true)
})

test.each([
  ['/treatments', true],
  ['/clinics', false],
  ['/clinics/chennai', false],
  ['/clinics/chennai/106', true],
  ['/clinics/chennai/106/more', false],
  ['/treatments/[key]', true],
  ['/manage/CFHJKMNP', false],
  ['/manage/CFHJKMNP/appointment.ics', true],
  ['/manage/CFHJKMNP/appointmentXics', false],
  ['/sign-in', false],
  ['/unified-booking/review', false],
])('%s accepts no form: %s', (path, expected) => {
  expect(isFormless(path)).toBe(expected)
})

test('search engines may list the public pages, and of the steps only the landing page', () => {
  expect(LISTED.filter((path) => path.includes('['))).toEqual([])
  expect(ROUTES.filter(isIndexed)).toEqual(['/free-smile-consultation'])
  expect([isIndexed('/'), isIndexed('/clinics/[city]/[cid]'), isIndexed('/sign-in'), isIndexed('/account')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

/** Functions whose first argument is the page or step they serve or link to. The compiler checks it. */
const TYPED = [
  'withPage',
  'withDesk',
  'withDeskEntry',
  'withStep',
  'leadStep',
  'successPage',
  'addressSteps',
  'hrefOf',
  'flowOf',
]
const HOMES = /^(lib\/addresses|flows)\//
/** The first parts of all our paths. */
const FIRST = new Set(
  [...Object.keys(PAGES), ...ROUTES, ...Object.values(HOSTED), API].flatMap((path) => path.split('/')[1] || []),
)
const isOurs = (text: string): boolean => /^\/[^/]/.test(text) && FIRST.has(text.split(/[/?#]/)[1] ?? '')

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : undefined
}

/** The nodes that write out a path. A lone `/` counts only as the target of a link or redirect. */
function pathsIn(nodes: readonly Node[]): Node[] {
  const typed = new Set(
    nodes.flatMap(({ type, callee, arguments: given }) =>
      type === 'CallExpression' &&
      TYPED.includes(
        (callee as { name?: string }).name ?? (callee as { property?: { name?: string } }).property?.name ?? '',
      )
        ? [(given as Node[])[0]]
        : [],
    ),
  )
  const toHome = nodes.flatMap(({ type, name, key, value }) => {
    const named = (type === 'JSXAttribute' ? name : type === 'Property' ? key : undefined) as
      | { name?: string }
      | undefined
    const leads = /^(href|action|path|destination|redirect|to)$/.test(named?.name ?? '')
    return leads && (value as { value?: unknown } | null)?.value === '/' ? [value as Node] : []
  })
  return [...nodes.filter((node) => isOurs(textOf(node) ?? '') && !typed.has(node)), ...toHome]
}

test('only the address book and the flow table contain paths', () => {
  const files = filesOf(/^((components|flows|lib|pages|server)\/.*\.tsx?|next\.config\.ts)$/)
  const found = files
    .filter((path) => !HOMES.test(path))
    .flatMap((path) =>
      pathsIn(nodesOf(path)).map((node) => `${placeOf(path, node)} ${textOf(node)}: take it from lib/addresses`),
    )
  expect(found).toEqual([])
})

test.each([
  ["go('/account/profile')", 1],
  ['<a href="/privacy" />', 1],
  ['<a href="/" />', 1],
  ['go(`/manage/x`)', 1],
  ["withPage('/terms', load)", 0],
  ["text.split('/')", 0],
  ["fetch('/icon.svg')", 0],
])('%s contains %i paths', (code, count) => {
  expect(pathsIn(nodesFrom(parse(code, 'tsx')))).toHaveLength(count)
})

test('one file builds the paths of the brand’s files', () => {
  const written = filesOf(/^(components|lib|pages)\/.*\.tsx?$/).filter((path) => read(path).includes('`/brand/'))
  expect(written).toEqual(['lib/addresses/brand.ts'])
})

test('the service worker caches the offline page', () => {
  const [, offline = ''] = /OFFLINE = '([^']+)'/.exec(read('public/service-worker.js')) ?? []
  expect(Object.keys(PAGES)).toContain(offline)
})
