import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CODE, childrenOf, filesOf, type Node, nodesOf, placeOf, read } from '@/tests/structure/tree'

const LONGEST = 300
const MOST_FILES = 25

/** A name in kebab-case with its endings, [parameters], and names that Next requires. */
const NAME = /^(\[(\.\.\.)?[a-z]+\]|\[\[\.\.\.[a-z]+\]\]|_(app|document|error)|[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z0-9]+)*$/
/** The file name of a picture is a key or id of the catalogue. */
const PICTURE = /^(public\/)?art\//
const DEMANDED =
  /^(\.[a-z0-9.-]+|[A-Z]+\.md|LICENSE|Dockerfile|muthu-dental@\.service|referral_allowed\.ts|end_all\.ts)$/

const code = filesOf(CODE)

describe('names', () => {
  test.each([
    ['select-city.tsx', true],
    ['001-chain.sql', true],
    ['[reference]', true],
    ['[...path].ts', true],
    ['selectCity.tsx', false],
    ['Select.tsx', false],
    ['select_city.tsx', false],
    ['-city.ts', false],
  ])('%s is kebab-case: %s', (name, expected) => {
    expect(NAME.test(name)).toBe(expected)
  })

  test('all file names are kebab-case', () => {
    const odd = filesOf(/./).filter(
      (path) => !PICTURE.test(path) && !path.split('/').every((part) => NAME.test(part) || DEMANDED.test(part)),
    )
    expect(odd).toEqual([])
  })

  test('no file is called utils, helpers, misc or common, and no folder has a barrel', () => {
    expect(filesOf(/(^|\/)(utils?|helpers?|misc|common)(\.[a-z]+|\/)/)).toEqual([])
    expect(filesOf(/^(components|flows|lib|server)\/(.*\/)?index\.tsx?$/)).toEqual([])
  })
})

test(`a code file has at most ${LONGEST} lines`, () => {
  const long = code.map((path) => [path, read(path).trimEnd().split('\n').length] as const)
  expect(long.filter(([, lines]) => lines > LONGEST)).toEqual([])
})

test(`a folder has at most ${MOST_FILES} source files`, () => {
  const counts = new Map<string, number>()
  for (const path of code) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, files]) => files > MOST_FILES)).toEqual([])
})

test('no literal is spread into another literal', () => {
  const isPacked = ({ argument }: Node, type: string) => (argument as Node).type === type
  const found = code.flatMap((path) =>
    nodesOf(path)
      .filter(({ type }) => type === 'ObjectExpression' || type === 'ArrayExpression')
      .flatMap((node) =>
        childrenOf(node).filter((child) => child.type === 'SpreadElement' && isPacked(child, node.type)),
      )
      .map((node) => placeOf(path, node)),
  )
  expect(found).toEqual([])
})

test('only pages and configurations have a default export', () => {
  const elsewhere = code.filter((path) => !/^(pages\/|scripts\/|public\/|\.)|\.config\.(ts|mjs)$/.test(path))
  const found = elsewhere.flatMap((path) =>
    nodesOf(path)
      .filter((node) => node.type === 'ExportDefaultDeclaration')
      .map((node) => `${placeOf(path, node)}: name it`),
  )
  expect(found).toEqual([])
})

describe('the clock', () => {
  // lib/http reads the time of a request and passes it on as `now`; lib/browser uses the browser's clock. The listed
  // files need a clock of their own. The folder lock compares heartbeats, a Lambda function has no caller that passes
  // a time, and the others measure how long something took.
  const TIMELESS = /^(components|flows|pages|lib\/(?!http\/|browser\/)[\w-]+)[/.].*tsx?$/
  const START_UP = [
    'lib/db/folder-lock.ts',
    'lib/log/dependencies.ts',
    'lib/photos/picture.ts',
    'lib/user-pool/triggers/lambda.ts',
  ]
  const timeless = filesOf(TIMELESS).filter((path) => !START_UP.includes(path))
  const source = (path: string, node: { start: number; [key: string]: unknown }) =>
    read(path).slice(node.start, node.end as number)

  test('only lib/http and the start-up read the clock', () => {
    const found = timeless.flatMap((path) =>
      nodesOf(path)
        .filter(({ type }) => type === 'CallExpression' || type === 'NewExpression')
        .filter((node) =>
          /^(Date\.now\(|performance\.now\(|new Date\(\s*\)|new Date$|Date\(\s*\))/.test(source(path, node)),
        )
        .map(
          (node) =>
            `${placeOf(path, node)}: take \`now\` from the caller (deps.now); only lib/http and start-up read the clock`,
        ),
    )
    expect(found).toEqual([])
  })
})

describe('the test files', () => {
  const written = filesOf(/\.(test|spec)\.tsx?$/)
  const list = (config: string): { file: string; projectName?: string }[] => {
    const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', '--config', config]
    const listed = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return JSON.parse(listed.slice(listed.indexOf('[')))
  }
  const listed = list('vitest.config.ts')

  test('the runner runs each test file', () => {
    // The projects of PGlite run the same files a second time.
    const once = listed.filter(({ projectName }) => !projectName?.startsWith('pglite'))
    const run = [...once, ...list('vitest.reliability.config.ts')].map(({ file }) => file)
    const unrun = written.filter((path) => !path.startsWith('e2e/') && !run.includes(`${process.cwd()}/${path}`))
    expect(unrun).toEqual([])
    expect(run.filter((file, at) => run.indexOf(file) !== at)).toEqual([])
    expect(filesOf(/^e2e\/.*\.test\.tsx?$/)).toEqual([])
  })

  test('each test is called test', () => {
    const others = written.filter((path) => /import \{[^}]*\bit\b[^}]*\} from 'vitest'/.test(read(path)))
    expect(others).toEqual([])
  })

  test('no test is skipped or runs alone', () => {
    const marked = written.flatMap((path) =>
      nodesOf(path)
        .filter(({ type }) => type === 'CallExpression')
        .filter((node) =>
          /^(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fails|fixme)\b/.test(read(path).slice(node.start)),
        )
        .map((node) => placeOf(path, node)),
    )
    expect(marked).toEqual([])
  })

  /** Calls that replace something in the process, with the calls that restore it. */
  const UNDONE = {
    'vi.stubGlobal(': 'vi.unstubAllGlobals(',
    'vi.stubEnv(': 'vi.unstubAllEnvs(',
    'vi.useFakeTimers(': 'vi.useRealTimers(',
  }
  const undoes = (code: string): boolean =>
    Object.entries(UNDONE).every(([what, undo]) => !code.includes(what) || code.includes(undo))

  test('a test that replaces a module or opens a window runs in a process of its own', () => {
    const sharing = listed.filter(({ projectName }) => ['unit', 'components', 'database'].includes(projectName ?? ''))
    expect(sharing.length).toBeGreaterThan(200)
    const replacing = sharing
      .map(({ file }) => file.slice(`${process.cwd()}/`.length))
      .filter((path) => {
        const code = read(path)
        return (
          /\bvi\.(mock|doMock|reset\w+)\(|tests\/support\/(pool-browser|browser-window)'/.test(code) || !undoes(code)
        )
      })
    expect(replacing).toEqual([])
  })
})
