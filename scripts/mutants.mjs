// `npm run mutants` puts each bug of tests/mutants into a copy and prints whether the tests catch it.
// `-- booking` runs the bugs whose file or name has that word. `-- --places` only looks for their texts.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createVitest } from 'vitest/node'

process.chdir(join(import.meta.dirname, '..'))
const FOLDER = 'tests/mutants'
const LEFT_OUT = new Set(['node_modules', '.next', '.git', '.data', 'screenshots', 'test-results'])

const asked = process.argv.slice(2)
const [word] = asked.filter((each) => !each.startsWith('--'))
const mutants = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
  .filter(({ bug, file }) => word === undefined || `${bug} ${file}`.includes(word))

/** The reason that a bug can't be put in; '' when it can. */
function misplaced({ file, from, to, times = 1 }) {
  const code = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const found = code.split(from).length - 1
  if (from === to) return 'changes nothing'
  return found === times ? '' : `its text stands there ${found} times`
}

const lost = mutants.filter((each) => misplaced(each) !== '')
for (const each of lost) console.error(`${each.file}: ${each.bug}: ${misplaced(each)}`)
if (lost.length > 0 || mutants.length === 0) process.exit(2)
if (asked.includes('--places')) {
  console.log(`${mutants.length} bugs have their places.`)
  process.exit(0)
}

const copy = mkdtempSync(join(tmpdir(), 'muthu-mutants-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const name of readdirSync('.').filter((each) => !LEFT_OUT.has(each)))
  cpSync(name, join(copy, name), { recursive: true })
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
process.chdir(copy)

let vitest = null

/** Whether the tests of `files` pass in the copy. A run over the time limit counts as failed. */
async function passes(files, minutes = 3) {
  // All bugs share one instance: starting the database engines takes longer than most bugs' tests.
  vitest ??= await createVitest('test', { watch: false, reporters: [{}] })
  const asked = await vitest.globTestSpecifications(files)
  const late = new Promise((resolve) => setTimeout(resolve, minutes * 60_000, null).unref())
  const run = await Promise.race([vitest.runTestSpecifications(asked), late])
  if (run === null) await leave()
  // The result also contains earlier runs.
  const ids = new Set(asked.map(({ moduleId }) => moduleId))
  const modules = run?.testModules.filter(({ moduleId }) => ids.has(moduleId)) ?? []
  return modules.length > 0 && modules.every((each) => each.ok()) && run.unhandledErrors.length === 0
}

async function leave() {
  await vitest?.close()
  vitest = null
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => leave().finally(() => process.exit(130)))

/** Changes a file of the copy. A migration needs new engines: the running ones have applied it already. */
async function write(file, code) {
  writeFileSync(file, code)
  vitest?.invalidateFile(join(copy, file))
  if (file.endsWith('.sql')) await leave()
}

if (!(await passes([...new Set(mutants.flatMap(({ tests }) => tests))], 20))) {
  console.error('The tests fail even without a bug. Correct that first.')
  await leave()
  process.exit(2)
}
const missed = []
for (const mutant of mutants) {
  const { bug, file, from, to, tests } = mutant
  const code = readFileSync(file, 'utf8')
  await write(
    file,
    code.replaceAll(from, () => to),
  )
  const isCaught = !(await passes(tests))
  await write(file, code)
  if (!isCaught) missed.push(mutant)
  console.log(`${isCaught ? 'caught' : 'MISSED'}: ${file}: ${bug}`)
}
await leave()
console.log(`\n${mutants.length - missed.length} of ${mutants.length} caught`)
process.exit(missed.length === 0 ? 0 : 1)
