// Every word that a patient reads stands in lib/texts: markup has none of its own.
import { describe, expect, test } from 'vitest'
import { childrenOf, filesOf, type Node, nodesFrom, nodesOf, parse, placeOf } from '@/tests/structure/tree'

/** Attributes and props whose value is read or heard. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'button',
  'empty',
  'hint',
  'label',
  'lead',
  'legend',
  'line',
  'placeholder',
  'summary',
  'title',
])
const LETTERS = /\p{L}{2}/u

/** The literal words that an expression may come to; not the arguments of calls nor what is compared. */
function wordsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'JSXText') return [String(node.value)]
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((branch) => wordsOf(branch as Node))
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap((side) => wordsOf(side as Node))
  if (node.type === 'BinaryExpression') return node.operator === '+' ? childrenOf(node).flatMap(wordsOf) : []
  return ['JSXExpressionContainer', 'ParenthesizedExpression', 'TSAsExpression'].includes(node.type)
    ? childrenOf(node).flatMap(wordsOf)
    : []
}

/** The words in a piece of markup, each with the node that it stands in. */
function wordsIn(nodes: readonly Node[]): [string, Node][] {
  return nodes.flatMap((node) => {
    const isRead =
      node.type === 'JSXAttribute' && READ.has(String((node.name as { name?: unknown }).name)) && node.value
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment'
    const parts = isElement ? (node.children as Node[]) : isRead ? [node.value as Node] : []
    return parts.flatMap((part) =>
      wordsOf(part)
        .filter((word) => LETTERS.test(word))
        .map((word): [string, Node] => [word.trim(), part]),
    )
  })
}

test.each([
  ['<h2>Book now</h2>', 'Book now'],
  ['<h2>{`Call us`} · {say("key")}</h2>', 'Call us'],
  ['<p title="Choose a day" className="day" id="day" />', 'Choose a day'],
  ['<p>{yes ? <b>Yes</b> : "No"}</p>', 'No', 'Yes'],
  ['<p>{late && "Too late"}</p>', 'Too late'],
  ['<img src="/a.webp" alt="A tooth" />', 'A tooth'],
  ['<Field label={"Na" + "me"} name="name" />', 'Na', 'me'],
  ['<>{kind === "video" ? words.video : null} · 24 {" "}</>'],
  ['<a aria-label={label} href="/clinics" rel="noreferrer">{say("clinics")}</a>'],
])('in %s the words are found', (markup, ...words) => {
  expect(wordsIn(nodesFrom(parse(`export const x = ${markup}`, 'tsx'))).map(([word]) => word)).toEqual(words)
})

describe('no word stands in', () => {
  test.each(filesOf(/^(components|pages)\/.*\.tsx$/))('%s', (path) => {
    const found = wordsIn(nodesOf(path)).map(([word, node]) => `${placeOf(path, node)}: write "${word}" in lib/texts`)
    expect(found).toEqual([])
  })
})
