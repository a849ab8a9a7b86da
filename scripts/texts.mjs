// `npm run texts -- export ta` writes PO files for translators. `import ta` reads them back into lib/texts/ta. `stale` lists each
// sentence whose English has changed since its translation, and puts the English in its place.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import PO from 'pofile'
import { parseAst } from 'vitest/node'

process.chdir(join(import.meta.dirname, '..'))

const TEXTS = 'lib/texts'
/** Texts of staff, operators and developers stay English. */
const ENGLISH_ALONE = /^(desk|chain)\/|^(pieces|staff-areas|messages\/outbox)\.ts$/
/** Keys of strings that no reader sees, unless they are sentences. */
const CODES = new Set(['id', 'consentVersion', 'LANGUAGE'])

const pathOf = (tag, file) => `${TEXTS}/${tag}/${file}`
const read = (path) => readFileSync(path, 'utf8')
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)

export const translatable = () =>
  readdirSync(`${TEXTS}/en`, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !ENGLISH_ALONE.test(file))
    .sort()

const nameOf = ({ name, value }) => String(name ?? value)

/** Every string of a file: its key, its place in the source, its text and the comment above it. */
export function stringsIn(source) {
  const found = []
  const add = (node, key, start) => {
    const isPlain = node.type === 'Literal'
    if (isPlain && !(typeof node.value === 'string' && node.value)) return
    const text = isPlain ? node.value : source.slice(node.start + 1, node.end - 1)
    if (CODES.has(key.split('.').at(-1)) && !/[ {]/.test(text)) return
    const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start)) ?? []
    const said = comment.replace(/\s*\n\s*\*\s?/g, ' ').trim()
    found.push({ key, start: node.start, end: node.end, text, isPlain, comment: said })
  }
  const walk = (node, key, start) => {
    if (node?.type === 'Literal' || node?.type === 'TemplateLiteral') add(node, key, start)
    else if (node?.type === 'ObjectExpression')
      for (const part of node.properties) walk(part.value, `${key}.${nameOf(part.key ?? {})}`, part.start)
    else if (node?.type === 'ArrayExpression')
      node.elements.forEach((part, at) => void walk(part, `${key}.${at}`, part.start))
    else if (node?.expression) walk(node.expression, key, start)
  }
  for (const statement of parseAst(source, { lang: 'ts' }).body)
    for (const { id, init } of (statement.declaration ?? statement).declarations ?? [])
      walk(init, id.name, statement.start)
  return found
}

const textsOf = (path) =>
  new Map(existsSync(path) ? stringsIn(read(path)).map(({ key, text }) => [key, text]) : undefined)

const sourcesPath = (tag) => pathOf(tag, 'sources.json')
/** The English that each translation was made from, as a hash. A sentence without one is shown in English. */
export const sourcesOf = (tag) => (existsSync(sourcesPath(tag)) ? JSON.parse(read(sourcesPath(tag))) : {})

function exportTo(tag, folder) {
  const sources = sourcesOf(tag)
  for (const file of translatable()) {
    const known = textsOf(pathOf(tag, file))
    const po = new PO()
    po.headers = { Language: tag, 'Content-Type': 'text/plain; charset=UTF-8' }
    for (const { key, text, comment } of stringsIn(read(pathOf('en', file)))) {
      const item = new PO.Item()
      item.msgctxt = key
      item.msgid = text
      item.references = [pathOf('en', file)]
      item.extractedComments = comment === '' ? [] : [comment]
      // Editors of PO files then compare the holes.
      if (/\{\w+\}/.test(text)) item.flags['python-brace-format'] = true
      item.msgstr = [sources[`${file}:${key}`] === hash(text) ? (known.get(key) ?? '') : '']
      po.items.push(item)
    }
    if (po.items.length === 0) continue
    const path = join(folder, tag, file.replace(/\.ts$/, '.po'))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${po}\n`)
  }
}

/** A space that does not break a line is written so that an editor shows it. */
const quoted = (text, isPlain) => (isPlain ? JSON.stringify(text) : `\`${text}\``).replaceAll('\u00a0', '\\u00a0')

/** The English file with other strings, and without its comments. */
function fileWith(source, tag, textFor) {
  let written = source
  for (const { key, start, end, text, isPlain } of stringsIn(source).reverse())
    written = written.slice(0, start) + quoted(textFor(key) ?? text, isPlain) + written.slice(end)
  return written
    .replace(/^[ \t]*\/\*\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n/gm, '')
    .replace(/^[ \t]*\/\/.*\n/gm, '')
    .replaceAll('@/lib/texts/en/', `@/lib/texts/${tag}/`)
    .replace('export const EN =', `export const ${tag.toUpperCase()} =`)
    .replace(/\n{3,}/g, '\n\n')
    .trimStart()
}

const keepNotRead = (written, path) =>
  existsSync(path) && /\/language\.ts$/.test(path)
    ? written.replace(/(LANGUAGE = )'[^']*'/, `$1'${/LANGUAGE = '([^']*)'/.exec(read(path))[1]}'`)
    : written

/** `textFor` has the translation of each key of a file, or undefined for one that stays English. */
function writeLanguage(tag, textsFor) {
  const sources = {}
  for (const file of translatable()) {
    const [source, path] = [read(pathOf('en', file)), pathOf(tag, file)]
    const texts = textsFor(file)
    for (const { key, text } of stringsIn(source)) if (texts.has(key)) sources[`${file}:${key}`] = hash(text)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(
      path,
      keepNotRead(
        fileWith(source, tag, (key) => texts.get(key)),
        path,
      ),
    )
  }
  writeFileSync(sourcesPath(tag), `${JSON.stringify(sources, null, 2)}\n`)
  execFileSync('node_modules/.bin/biome', ['check', '--write', `${TEXTS}/${tag}`], { stdio: 'ignore' })
}

function importFrom(tag, folder) {
  writeLanguage(tag, (file) => {
    const path = join(folder, tag, file.replace(/\.ts$/, '.po'))
    const english = textsOf(pathOf('en', file))
    const items = existsSync(path) ? PO.parse(read(path)).items : []
    return new Map(
      items.flatMap(({ msgctxt, msgid, msgstr: [text = ''] }) =>
        text !== '' && english.get(msgctxt) === msgid ? [[msgctxt, text]] : [],
      ),
    )
  })
}

/** The sentences of a language without a translation of their present English. */
export function staleIn(tag) {
  const sources = sourcesOf(tag)
  return translatable().flatMap((file) =>
    stringsIn(read(pathOf('en', file)))
      .filter(({ key, text }) => sources[`${file}:${key}`] !== hash(text))
      .map(({ key, text }) => ({ file, key, text })),
  )
}

export const languages = () =>
  readdirSync(TEXTS, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== 'en')
    .map(({ name }) => name)
    .sort()

function listStale() {
  for (const tag of languages()) {
    const stale = staleIn(tag)
    for (const { file, key, text } of stale) process.stdout.write(`${tag} ${file} ${key}: ${text}\n`)
    const isStale = new Set(stale.map(({ file, key }) => `${file}:${key}`))
    if (stale.length === 0) continue
    writeLanguage(
      tag,
      (file) => new Map([...textsOf(pathOf(tag, file))].filter(([key]) => !isStale.has(`${file}:${key}`))),
    )
  }
}

const USAGE = `npm run texts -- export <tag> [folder]   writes PO files, by default into po/
npm run texts -- import <tag> [folder]   reads them back into ${TEXTS}/<tag>
npm run texts -- stale                   lists sentences whose English has changed, and shows them in English
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [command, tag, folder = 'po'] = process.argv.slice(2)
  const isTag = /^[a-z]{2}$/.test(tag ?? '') && tag !== 'en'
  if (command === 'export' && isTag) exportTo(tag, folder)
  else if (command === 'import' && isTag) importFrom(tag, folder)
  else if (command === 'stale') listStale()
  else {
    process.stderr.write(USAGE)
    process.exitCode = 2
  }
}
