import { describe, expect, test } from 'vitest'
import { filesOf, read } from '@/tests/structure/tree'

const FOLDER = 'docs/decisions/'
/** About a page, in bytes. */
const LONGEST = 3500
const HEADINGS = ['## Context', '## Decision', '## Consequences']

const names = filesOf(/^docs\/decisions\//)
  .map((path) => path.slice(FOLDER.length))
  .filter((name) => name !== 'README.md')

/** The first line of a record: its number and title. */
const titleOf = (name: string): string => read(FOLDER + name).split('\n', 1)[0] ?? ''

describe('decision records', () => {
  test('are numbered from 001 without gaps', () => {
    const numbers = names.map((name) => /^(\d{3})-[a-z0-9-]+\.md$/.exec(name)?.[1])
    expect(numbers).toEqual(names.map((_, at) => String(at + 1).padStart(3, '0')))
  })

  test('have their number and a sentence as their title', () => {
    const untitled = names.filter((name, at) => !new RegExp(`^# ${at + 1}\\. [A-Za-z].*[^.]$`).test(titleOf(name)))
    expect(untitled).toEqual([])
  })

  test('have the three headings of the template, in its order', () => {
    const others = names.filter(
      (name) =>
        read(FOLDER + name)
          .match(/^#{2,} .*$/gm)
          ?.join('\n') !== HEADINGS.join('\n'),
    )
    expect(others).toEqual([])
  })

  test(`have at most ${LONGEST} bytes`, () => {
    expect(names.filter((name) => Buffer.byteLength(read(FOLDER + name)) > LONGEST)).toEqual([])
  })

  test('are listed once each by the index, under their titles', () => {
    const listed = [...read(`${FOLDER}README.md`).matchAll(/^- \[(.+)\]\((.+)\)$/gm)]
    expect(listed.map(([, title, name]) => `${name}: # ${title}`)).toEqual(
      names.map((name) => `${name}: ${titleOf(name)}`),
    )
  })
})
