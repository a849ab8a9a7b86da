import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, read } from '@/tests/structure/tree'

const KB = 1024
const LONGEST = 12 * KB
const LONGEST_README = 6 * KB

const documents = filesOf(/\.md$/)
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
const linksOf = (path: string): string[] =>
  [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (path: string): string[] =>
  [
    ...read(path)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) => anchorOf(heading))

/** The reason why a relative link is broken, or '' if it is not. */
function brokenIn(path: string, link: string): string {
  const [target = '', anchor] = link.split('#')
  const file = target === '' ? path : join(dirname(path), decodeURI(target))
  if (!existsSync(file)) return `${path}: ${link} is not there`
  const isPage = anchor !== undefined && file.endsWith('.md')
  return isPage && !anchorsOf(file).includes(anchor) ? `${path}: ${link} has no such heading` : ''
}

describe('the documents', () => {
  test('every relative link leads to a file, and its anchor to a heading', () => {
    const broken = documents.flatMap((path) =>
      linksOf(path)
        .filter((link) => !/^[a-z]+:/.test(link))
        .map((link) => brokenIn(path, link))
        .filter((why) => why !== ''),
    )
    expect(broken).toEqual([])
  })

  test('every npm script that a document names is in package.json', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const unknown = documents.flatMap((path) =>
      [...read(path).matchAll(/\bnpm run ([a-z][a-z:-]*)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${path}: ${command}`),
    )
    expect(unknown).toEqual([])
  })

  test('every operator command that a document names is in docs/reference/commands.md', () => {
    const known = [...read('docs/reference/commands.md').matchAll(/^## (.+)$/gm)].map(([, words = '']) =>
      words.split(' ').map((part) => part.split('|')),
    )
    expect(known.length).toBeGreaterThan(10)
    const isKnown = (typed: readonly string[]) =>
      known.some((words) => words.every((choices, at) => [...choices, choices.join('|')].includes(typed[at] ?? '')))
    const unknown = documents.flatMap((path) =>
      [...read(path).matchAll(/\bnpm run operate -- ([a-z][^`\n]*)/g)]
        .filter(([, typed = '']) => !isKnown(typed.split(/[ ,.)]/)))
        .map(([command]) => `${path}: ${command}`),
    )
    expect(unknown).toEqual([])
  })

  test(`README.md has at most ${LONGEST_README} bytes, any other page at most ${LONGEST}`, () => {
    const sizes = documents.map((path) => [path, statSync(path).size] as const)
    expect(sizes.filter(([path, size]) => size > (path === 'README.md' ? LONGEST_README : LONGEST))).toEqual([])
  })
})
