// Reads the Markdown of a chain's terms and privacy notice.
import { lexer, type Token, type Tokens } from 'marked'
import { type ChainDocument, type DocumentBlock, type Inline, wordsOf } from '@/lib/catalogue/brand/document'

type Mistake = { line: number; text: string }
export type ReadDocument = { document: ChainDocument; mistakes: Mistake[] }

const ALLOWED = 'use headings with ##, paragraphs, lists, **bold** and [links](https://…)'
/** Browsers read `/\` like `//`, which begins the address of another site. */
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/
const HOLE = /\{([^{}\n]*)\}/g
/** The last section of each page has this id. */
const CONTACT = 'contact'

class NotAllowed extends Error {}

const isLeaf = (token: Token): token is Tokens.Text | Tokens.Escape => token.type === 'text' || token.type === 'escape'

function inlinesOf(tokens: readonly Token[] = [], mark: Omit<Inline, 'text'> = {}): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    if (isLeaf(token))
      return 'tokens' in token && token.tokens ? inlinesOf(token.tokens, mark) : [{ text: token.text, ...mark }]
    if (token.type === 'br') return [{ text: ' ', ...mark }]
    if (token.type === 'strong') return inlinesOf(token.tokens, { ...mark, isStrong: true })
    if (token.type !== 'link') throw new NotAllowed(`${token.raw.slice(0, 40)} is not allowed here: ${ALLOWED}`)
    const href: string = token.href
    if (!ADDRESS.test(href)) throw new NotAllowed(`the link ${href} must begin with https://, mailto:, tel: or /`)
    return inlinesOf(token.tokens, { ...mark, href })
  })
}

function paragraphOf(token: Token): Inline[] {
  if (token.type === 'paragraph' || token.type === 'text') return inlinesOf(token.tokens)
  throw new NotAllowed(`${token.raw.trim().slice(0, 40)} is not allowed: ${ALLOWED}`)
}

function itemOf({ tokens }: Tokens.ListItem): Inline[] {
  if (tokens.some(({ type }) => type === 'list')) throw new NotAllowed('a list inside a list is not allowed')
  const paragraphs = tokens.filter(({ type }) => type !== 'space').map(paragraphOf)
  return paragraphs.flatMap((paragraph, at) => (at === 0 ? paragraph : [{ text: ' ' }, ...paragraph]))
}

function blockOf(token: Token): DocumentBlock {
  if (token.type !== 'list') return { paragraph: paragraphOf(token) }
  const items: Tokens.ListItem[] = token.items
  return { items: items.map(itemOf), isOrdered: token.ordered }
}

function titleOf(heading: Token): string {
  if (!('depth' in heading) || heading.depth !== 2)
    throw new NotAllowed('a heading begins with ##: the page has its title already')
  const inlines = inlinesOf(heading.tokens)
  if (inlines.some(({ href, isStrong }) => href ?? isStrong)) throw new NotAllowed('a heading has only words')
  if (inlines.length === 0) throw new NotAllowed('a heading needs words')
  return wordsOf(inlines)
}

function idOf(title: string, nth: number, taken: readonly string[]): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' || slug === CONTACT || taken.includes(slug) ? `part-${nth}` : slug
}

function holeMistakes(markdown: string, facts: Readonly<Record<string, string>>): Mistake[] {
  const known = Object.keys(facts).map((name) => `{${name}}`)
  return Array.from(markdown.matchAll(HOLE)).flatMap(({ 0: hole, 1: name = '', index }) =>
    Object.hasOwn(facts, name)
      ? []
      : [{ line: markdown.slice(0, index).split('\n').length, text: `${hole} is not known: use ${known.join(', ')}` }],
  )
}

/** Fills {holes} with the chain's facts. `line` of a mistake starts at 1. */
export function readDocument(markdown: string, facts: Readonly<Record<string, string>>): ReadDocument {
  const document: ChainDocument = { lead: [], sections: [] }
  const mistakes = holeMistakes(markdown, facts)
  let line = 1
  for (const token of lexer(markdown.replace(HOLE, (hole, name: string) => facts[name] ?? hole))) {
    const section = document.sections.at(-1)
    try {
      if (token.type === 'heading') {
        const title = titleOf(token)
        const ids = document.sections.map(({ id }) => id)
        document.sections.push({ id: idOf(title, ids.length + 1, ids), title, blocks: [] })
      } else if (token.type !== 'space') {
        if (section) section.blocks.push(blockOf(token))
        else if (document.lead.length === 0) document.lead = paragraphOf(token)
        else throw new NotAllowed('only one paragraph may stand before the first heading')
      }
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error
      mistakes.push({ line: line + (/^\s*\n/.exec(token.raw) ? 1 : 0), text: error.message })
    }
    line += token.raw.split('\n').length - 1
  }
  if (document.sections.length === 0 && mistakes.length === 0)
    mistakes.push({ line: 1, text: 'there must be a section, with a heading like ## Prices' })
  return { document, mistakes: mistakes.sort((one, other) => one.line - other.line) }
}
