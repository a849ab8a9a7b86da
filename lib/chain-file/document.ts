// Reads the Markdown of a chain's terms and privacy notice.
import { lexer, type Token, type Tokens } from 'marked'
import type { ChainDocument, DocumentBlock, Inline } from '@/lib/catalogue/chain-document'

type Mistake = { line: number; text: string }
export type ReadDocument = { document: ChainDocument; mistakes: Mistake[] }

const ALLOWED = 'use headings with ##, paragraphs, lists, **bold** and [links](https://…)'
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/
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

function blockOf(token: Token): DocumentBlock {
  if (token.type === 'paragraph' || token.type === 'text') return { paragraph: inlinesOf(token.tokens) }
  if (token.type !== 'list') throw new NotAllowed(`${token.raw.trim().slice(0, 40)} is not allowed: ${ALLOWED}`)
  const items: Tokens.ListItem[] = token.items
  const paragraphs = items.map(({ tokens }) => {
    if (tokens.some(({ type }) => type === 'list')) throw new NotAllowed('a list inside a list is not allowed')
    return tokens.flatMap((each) => inlinesOf('tokens' in each ? each.tokens : []))
  })
  return { items: paragraphs, isOrdered: token.ordered }
}

function idOf(title: string, nth: number, taken: readonly string[]): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' || slug === CONTACT || taken.includes(slug) ? `part-${nth}` : slug
}

/** Fills {holes} with the chain's facts. `line` of a mistake starts at 1. */
export function readDocument(markdown: string, facts: Readonly<Record<string, string>>): ReadDocument {
  const document: ChainDocument = { lead: '', sections: [] }
  const mistakes: Mistake[] = []
  let line = 1
  for (const hole of new Set(Array.from(markdown.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)))
    if (!Object.hasOwn(facts, hole)) {
      const before = markdown.slice(0, markdown.indexOf(`{${hole}}`))
      const known = Object.keys(facts).map((name) => `{${name}}`)
      mistakes.push({ line: before.split('\n').length, text: `{${hole}} is not known: use ${known.join(', ')}` })
    }
  const filled = markdown.replace(/\{(\w+)\}/g, (hole, name: string) => facts[name] ?? hole)
  for (const token of lexer(filled)) {
    try {
      if (token.type === 'heading' && token.depth === 2) {
        const ids = document.sections.map(({ id }) => id)
        document.sections.push({ id: idOf(token.text, ids.length + 1, ids), title: token.text, blocks: [] })
      } else if (token.type === 'heading')
        throw new NotAllowed('a heading begins with ##: the page has its title already')
      else if (token.type !== 'space') {
        const block = blockOf(token)
        const section = document.sections.at(-1)
        if (section) section.blocks.push(block)
        else if ('paragraph' in block && document.lead === '')
          document.lead = block.paragraph.map(({ text }) => text).join('')
        else throw new NotAllowed('only one paragraph may stand before the first heading')
      }
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error
      mistakes.push({ line: line + (/^\s*\n/.exec(token.raw) ? 1 : 0), text: error.message })
    }
    line += token.raw.split('\n').length - 1
  }
  if (document.sections.length === 0)
    mistakes.push({ line: 1, text: 'there must be a section, with a heading like ## Prices' })
  return { document, mistakes: mistakes.sort((one, other) => one.line - other.line) }
}
