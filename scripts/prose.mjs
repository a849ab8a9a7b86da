// Checks documents, comments, texts and commit subjects against the house rules of CONTRIBUTING.md. Prints each fault with its place.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

process.chdir(join(import.meta.dirname, '..'))

/** GOV.UK's limit for a sentence, in words. */
const LONGEST_SENTENCE = 25
/** The most comment lines among the lines of the source code. */
const COMMENT_SHARE = 0.05
const LONGEST_SUBJECT = 72

/** A sentence that begins so has no subject that a reader can point at. Questions and headings may begin so. */
const BANNED_OPENING = /^(?:What|Whatever|Who|Whoever|Whom|Whose|That one|One that|One who|Those who|Such a)\b.*\.$/

/** Words that a term of docs/glossary.md has replaced, by the term. */
const REPLACED = {
  closure: /\binterruptions?\b/i,
  requester: /\b(?:asker|doer)s?\b/i,
  're-encrypt': /\breseal/i,
  'anonymous visitor': /\bstrangers?\b/i,
  'cached response': /\bkept pages?\b/i,
  companion: /\b(?:comer|bringer)s?\b/i,
  'control socket': /\bknocks?\b(?! ?ed[- ]out)/i,
  'no-show': /\bmissed visits?\b/i,
  vulnerability: /\bknown holes?\b/i,
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const files = git('ls-files').split('\n')
const SOURCE = /^(?:components|flows|lib|pages|scripts|server|styles)\/.*\.(?:tsx?|mjs|css|sql)$/
const TESTS = /^(?:tests|e2e)\/.*\.(?:tsx?|mjs|sql)$/

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** The text of a Markdown document without code, drawings and addresses: a block a line. */
function proseOf(markdown) {
  const text = markdown
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<https?:[^>]*>/g, 'address')
  // A paragraph goes on over its lines; a heading, a list item and a cell of a table are texts of their own.
  const blocks = []
  for (const [at, line] of text.split('\n').entries()) {
    const isNew = /^\s*(?:[-*>|#]|\d+\.)|^\s*$/.test(line) || blocks.length === 0 || blocks.at(-1).text === ''
    if (isNew) blocks.push({ line: at + 1, text: line.trim() })
    else blocks.at(-1).text += ` ${line.trim()}`
  }
  return blocks.flatMap(({ line, text: block }) =>
    (block.startsWith('|') ? block.split('|') : [block.replace(/^(?:[-*>#]+|\d+\.)\s+/, '')]).map((part) => ({
      line,
      text: part.trim(),
    })),
  )
}

const MARK = { sql: /^\s*--\s?/, other: /^\s*(?:\/\/+|\/\*\*?|\*(?!\/)|\{\/\*)\s?/ }

/** The comments of a source file, each whole, and how many lines they take. */
function commentsOf(path, source) {
  const mark = path.endsWith('.sql') ? MARK.sql : MARK.other
  const comments = []
  let last = -2
  let lines = 0
  let isOpen = false
  for (const [at, line] of source.split('\n').entries()) {
    const isComment = isOpen || mark.test(line)
    if (isComment) {
      lines += 1
      const text = line
        .replace(mark, '')
        .replace(/\*\/\}?\s*$/, '')
        .trim()
      const joins = at === last + 1 && !/^\s*\/\*/.test(line) && !/^(?:@|- |biome-ignore)/.test(text)
      if (joins) comments.at(-1).text += ` ${text}`
      else comments.push({ line: at + 1, text })
      last = at
      isOpen = (isOpen || /^\s*(?:\/\*|\{\/\*)/.test(line)) && !line.includes('*/')
    }
  }
  return { comments: comments.filter(({ text }) => !/^(?:biome-ignore|@|#|<reference)/.test(text)), lines }
}

/** The strings of a file of texts: those with a space, as they stand. */
const textsOf = (source) =>
  [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*? (?:\\.|(?!\1)[^\\])*)\1/g)].map((found) => ({
    line: source.slice(0, found.index).split('\n').length,
    text: found[2].replaceAll("\\'", "'"),
  }))

const faults = []
const fault = (place, why) => faults.push(`${place}: ${why}`)

function checkProse(path, parts) {
  for (const { line, text: written } of parts) {
    const text = written.replace(/`[^`]*`/g, 'Code')
    for (const [term, old] of Object.entries(REPLACED))
      if (old.test(text)) fault(`${path}:${line}`, `“${old.exec(text)[0]}”: the term is “${term}”`)
    for (const { segment } of sentences.segment(text)) {
      const sentence = segment.trim()
      const count = [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length
      if (count > LONGEST_SENTENCE)
        fault(`${path}:${line}`, `${count} words in one sentence: “${sentence.slice(0, 60)}…”`)
      if (BANNED_OPENING.test(sentence)) fault(`${path}:${line}`, `no subject: “${sentence.slice(0, 60)}”`)
    }
  }
}

for (const path of files.filter((name) => name.endsWith('.md'))) checkProse(path, proseOf(readFileSync(path, 'utf8')))

let all = 0
let commented = 0
for (const path of files.filter((name) => SOURCE.test(name) || TESTS.test(name))) {
  const source = readFileSync(path, 'utf8')
  const { comments, lines } = commentsOf(path, source)
  if (SOURCE.test(path)) {
    all += source.split('\n').length
    commented += lines
  }
  checkProse(path, comments)
  if (/^lib\/texts\/en\//.test(path)) checkProse(path, textsOf(source))
}
const share = commented / all
if (share > COMMENT_SHARE)
  fault(
    'the source code',
    `${commented} of ${all} lines are comments, ${(share * 100).toFixed(1)} %; ${COMMENT_SHARE * 100} % is the most`,
  )

const upstream = git('for-each-ref', '--format=%(upstream:short)', git('symbolic-ref', '-q', 'HEAD') || 'HEAD')
const subjects =
  upstream === '' ? [] : git('log', '--no-merges', '--format=%s', `${upstream}..HEAD`).split('\n').filter(Boolean)
for (const subject of subjects) {
  if (subject.length > LONGEST_SUBJECT) fault('a commit', `${subject.length} characters in its subject: “${subject}”`)
  if (!/^[\w./ -]+: \S/.test(subject)) fault('a commit', `its subject names no area: “${subject}”`)
}

for (const each of faults) process.stdout.write(`${each}\n`)
process.stdout.write(`${faults.length} faults of prose\n`)
process.exitCode = faults.length === 0 ? 0 : 1
