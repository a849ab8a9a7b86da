// npm run mutants: puts known bugs in, one by one, into a copy of the tree, and says which of them the tests catch. A bug is
// an exact piece of a file, which stands there once or so many `times`, and what stands there instead (tests/mutants/*.json).
// `npm run mutants -- booking` runs those whose file or name has the word; `npm run mutants -- --places` only asks whether
// each still has its place.
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

/** Why a bug can't be put in; '' when it can. */
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

/** Whether the tests pass in the copy as it is. What takes too long hangs, and does not. */
async function passes(files, minutes = 3) {
  // One for all bugs: to bring up the engines takes longer than most bugs' tests.
  vitest ??= await createVitest('test', { watch: false, reporters: [{}] })
  const asked = await vitest.globTestSpecifications(files)
  const late = new Promise((resolve) => setTimeout(resolve, minutes * 60_000, null).unref())
  const run = await Promise.race([vitest.runTestSpecifications(asked), late])
  if (run === null) await leave()
  // The result also has what ran before.
  const ids = new Set(asked.map(({ moduleId }) => moduleId))
  const modules = run?.testModules.filter(({ moduleId }) => ids.has(moduleId)) ?? []
  return modules.length > 0 && modules.every((each) => each.ok()) && run.unhandledErrors.length === 0
}

/** Stops the tests' processes and engines; what asks next has new ones. */
async function leave() {
  await vitest?.close()
  vitest = null
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => leave().finally(() => process.exit(130)))

/** Changes a file of the copy. The engines have run the migrations already, and begin anew with another one. */
async function write(file, code) {
  writeFileSync(file, code)
  vitest?.invalidateFile(join(copy, file))
  if (file.endsWith('.sql')) await leave()
}

if (!(await passes([...new Set(mutants.flatMap(({ tests }) => tests))], 20))) {
  console.error('The tests fail without any bug.')
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
