// npm run flows: draws FLOWS.md from flows/table.ts. With --check it only says whether the drawing is stale.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const FILE = 'FLOWS.md'
const TABLE = `export { FLOWS } from '@/flows/table'
export { CONDITIONS } from '@/flows/conditions'
export { stageOf } from '@/flows/walk'`

/** The table as a module, bundled in memory: Node 20 reads no TypeScript. */
async function loadTable() {
  const { outputFiles } = await build({
    stdin: { contents: TABLE, resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    logLevel: 'error',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

/** The folder that all routes of a flow share; their names below it are enough inside a drawing. */
function folderOf(rows) {
  const folders = rows.map(({ route }) => route.slice(0, route.lastIndexOf('/') + 1))
  return folders.every((folder) => folder === folders[0]) ? folders[0] : '/'
}

function drawRows(rows, stageOf) {
  const folder = folderOf(rows)
  const nameOf = new Map(rows.map(({ route }, at) => [route, `s${at + 1}`])).set('end', 'last')
  const lines = rows.map((row) => {
    const stage = stageOf(row)
    const asks =
      row.asks.length === 0 && !row.posts ? 'asks nothing' : `asks ${[...row.asks, ...(row.posts ?? [])].join(', ')}`
    const words = [
      `<b>${row.route.slice(folder.length)}</b>`,
      ...(stage ? [`${stage.at} of ${stage.of}`] : []),
      asks,
      ...(row.leaves ? [`leaves a ${row.leaves}`] : []),
      ...(row.experiment ? [`tries ${row.experiment}`] : []),
    ]
    return `  ${nameOf.get(row.route)}["${words.join('<br/>')}"]`
  })
  const arrows = rows.flatMap(({ route, next }) => {
    if (typeof next === 'string') return `  ${nameOf.get(route)} --> ${nameOf.get(next)}`
    return next.map((way) => {
      const [label, to] = typeof way === 'string' ? ['otherwise', way] : [way.when, way.go]
      return `  ${nameOf.get(route)} -- ${label} --> ${nameOf.get(to)}`
    })
  })
  const first = folder === '/' ? [] : [`All steps lie under \`${folder}\`.`, '']
  const ends = ['  first((" ")) --> s1', '  last((" "))']
  return [...first, '```mermaid', 'flowchart TD', ...lines, ...ends, ...arrows, '```']
}

/** The columns of a flow, beside its rows. */
function tellFlow(name, { treatment, clinic, experiment }) {
  const told = [
    ...(treatment ? [`books \`${treatment}\``] : []),
    ...(clinic ? ['begins at a clinic, which comes with the visitor'] : []),
    ...(experiment ? [`tries \`${experiment}\` throughout`] : []),
  ]
  return told.length === 0 ? [] : [`- ${name} ${told.join(', ')}.`]
}

function tellFlows(flows) {
  const lines = flows.flatMap(([name, flow]) => tellFlow(name, flow))
  return lines.length === 0 ? [] : [...lines, '']
}

function draw({ FLOWS, CONDITIONS, stageOf }) {
  const shared = new Map()
  for (const [flow, { rows }] of Object.entries(FLOWS)) shared.set(rows, [...(shared.get(rows) ?? []), flow])
  const flows = [...shared].flatMap(([rows, names]) => [
    `## ${names.join(', ')}`,
    '',
    ...tellFlows(names.map((name) => [name, FLOWS[name]])),
    ...drawRows(rows, (row) => stageOf(names[0], row)),
    '',
  ])
  const conditions = Object.entries(CONDITIONS).map(([name, { reads }]) => `- \`${name}\` reads ${reads.join(', ')}`)
  return [
    '# The eight flows',
    '',
    'Drawn from `flows/table.ts` by `npm run flows`; a test fails when it is stale. A box is a step: its name, its stage,',
    'what it asks (with a question mark, it may be left out) and leaves. An arrow without words is the only way on.',
    '',
    ...flows,
    '## Conditions',
    '',
    ...conditions,
    '',
  ].join('\n')
}

async function main() {
  process.chdir(join(import.meta.dirname, '..'))
  const drawn = draw(await loadTable())
  if (!process.argv.includes('--check')) return writeFile(FILE, drawn)
  if (drawn === (await readFile(FILE, 'utf8').catch(() => ''))) return
  console.error(`${FILE} is stale: npm run flows`)
  process.exitCode = 1
}

await main()
