// `npm run flows` writes FLOWS.md from flows/table.ts. With --check it fails when FLOWS.md is out of date.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importTypeScript } from './import-typescript.mjs'

const FILE = 'FLOWS.md'
const TABLE = `export { FLOWS } from '@/flows/table'
export { CONDITIONS } from '@/flows/conditions'
export { stageOf } from '@/flows/walk'`

/** The folder that all routes of a flow share, or `/`. The drawing leaves it out of the names. */
function folderOf(rows) {
  const folders = rows.map(({ route }) => route.slice(0, route.lastIndexOf('/') + 1))
  return folders.every((folder) => folder === folders[0]) ? folders[0] : '/'
}

function drawRows(rows, stageOf) {
  const folder = folderOf(rows)
  const nameOf = new Map(rows.map(({ route }, at) => [route, `s${at + 1}`])).set('end', 'last')
  const lines = rows.map((row) => {
    const stage = stageOf(row)
    const params = [...row.asks, ...(row.posts ?? [])]
    const parts = [
      `<b>${row.route.slice(folder.length)}</b>`,
      ...(stage ? [`stage ${stage.at} of ${stage.of}`] : []),
      `expects ${params.join(', ') || 'nothing'}`,
      ...(row.leaves ? [`saves a ${row.leaves}`] : []),
      ...(row.experiment ? [`experiment ${row.experiment}`] : []),
    ]
    return `  ${nameOf.get(row.route)}["${parts.join('<br/>')}"]`
  })
  const arrows = rows.flatMap(({ route, next }) => {
    if (typeof next === 'string') return `  ${nameOf.get(route)} --> ${nameOf.get(next)}`
    return next.map((branch) => {
      const [label, to] = typeof branch === 'string' ? ['otherwise', branch] : [branch.when, branch.go]
      return `  ${nameOf.get(route)} -- ${label} --> ${nameOf.get(to)}`
    })
  })
  const first = folder === '/' ? [] : [`All routes begin with \`${folder}\`.`, '']
  const ends = ['  first((" ")) --> s1', '  last((" "))']
  return [...first, '```mermaid', 'flowchart TD', ...lines, ...ends, ...arrows, '```']
}

function describeFlow(name, { treatment, clinic, experiment }) {
  const parts = [
    ...(treatment ? [`books \`${treatment}\``] : []),
    ...(clinic ? ['starts from a clinic’s page and keeps that clinic'] : []),
    ...(experiment ? [`runs the experiment \`${experiment}\` on every step`] : []),
  ]
  return parts.length === 0 ? [] : [`- ${name} ${parts.join('. It ')}.`]
}

function describeFlows(flows) {
  const lines = flows.flatMap(([name, flow]) => describeFlow(name, flow))
  return lines.length === 0 ? [] : [...lines, '']
}

function draw({ FLOWS, CONDITIONS, stageOf }) {
  const shared = new Map()
  for (const [flow, { rows }] of Object.entries(FLOWS)) shared.set(rows, [...(shared.get(rows) ?? []), flow])
  const flows = [...shared].flatMap(([rows, names]) => [
    `## ${names.join(', ')}`,
    '',
    ...describeFlows(names.map((name) => [name, FLOWS[name]])),
    ...drawRows(rows, (row) => stageOf(names[0], row)),
    '',
  ])
  const conditions = Object.entries(CONDITIONS).map(
    ([name, { reads }]) => `- \`${name}\` depends on \`${reads.join('`, `')}\`.`,
  )
  return [
    '# The eight flows',
    '',
    '`npm run flows` generates this page from `flows/table.ts`. A test fails when the page is out of date.',
    '',
    'Each box is a step. It shows the route, the stage and the parameters that the step expects.',
    'A question mark means that the parameter is optional. “Saves a lead” means that the step stores the contact details so far.',
    'An arrow shows the next step. Its label names the condition; an arrow without a label is always taken.',
    '',
    ...flows,
    '## Conditions',
    '',
    'A condition decides between two next steps. `flows/conditions.ts` defines each one.',
    '',
    ...conditions,
    '',
  ].join('\n')
}

async function main() {
  process.chdir(join(import.meta.dirname, '..'))
  const drawn = draw(await importTypeScript(TABLE))
  if (!process.argv.includes('--check')) return writeFile(FILE, drawn)
  if (drawn === (await readFile(FILE, 'utf8').catch(() => ''))) return
  console.error(`${FILE} is out of date. Run npm run flows.`)
  process.exitCode = 1
}

await main()
