// What a comment leads to is there: a document of the repository, never one that only its writers had.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, read } from '@/tests/structure/tree'

const SAYS = /\.(ts|tsx|mjs|js|css|sql|md)$|^\.env\.example$/
const FOLDERS = ['', 'docs/']

/** The documents that a file names and that are not there. */
const missing = (path: string): string[] =>
  [...read(path).matchAll(/(?<![\w/.*-])[\w-]+(?:\/[\w-]+)*\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => !FOLDERS.some((folder) => existsSync(folder + name)))

test('documents that are named are there', () => {
  expect(filesOf(SAYS).flatMap((path) => missing(path).map((name) => `${path} names ${name}`))).toEqual([])
})

test('sections of the specification that are named are in docs/specification.md', () => {
  const listed = new Set([...read('docs/specification.md').matchAll(/^## (\d+)\./gm)].map((match) => match[1]))
  const named = filesOf(SAYS).flatMap((path) =>
    [...read(path).matchAll(/\bspec(?:ification)?(?:['’]s)?,? section (\d+)/gi)].map(
      (match) => [path, match[1]] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(([, section]) => !listed.has(section))).toEqual([])
})
