// `npm run docs` writes the generated pages of docs/reference. With --check it only lists stale pages.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { importTypeScript } from './import-typescript.mjs'

const FOLDER = 'docs/reference'
const SCHEMA = '../../public/chain-file.schema.json'
const NOTE = '`npm run docs` generates this page'
const SOURCES = `export { z } from 'zod'
export { chainFile } from '@/lib/chain-file/schema'
export { readEnv } from '@/lib/env'
export { COMMANDS } from '@/server/operate/commands'`

/** A page for each group of settings. The first pattern that matches a name decides. */
const GROUPS = [
  [
    'server',
    'Server and database',
    /^(PORT|HOST|DATA_DIR|DATABASE_|SITE_|TRUSTED_|SAMPLE_|STOP_|CLOCK_|METRICS_|LOG_|ACCESS_)/,
  ],
  ['sign-in', 'Sign-in', /^(COGNITO_|IDENTITY_)/],
  ['messages', 'Messages', /^(SMS_|SNS_|SMTP_|MAIL_|WHATSAPP_)/],
  ['pages', 'Pages and partners', /_VARIANT$|^(TAG_|WEBENGAGE_|MAP_)/],
  ['services', 'Photos, calls, payments, live slots and webhooks', /./],
]

const cell = (text) => String(text).replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()
const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---|').join('')}`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
]
const page = (...lines) => `${lines.flat().join('\n').trimEnd()}\n`

/** Parses .env.example: each name has a comment with meaning, default and example above it. */
function parseSettings(text) {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const [, name] = /^#([A-Z][A-Z0-9_]*)=$/m.exec(block) ?? []
    if (!name) return []
    const comment = block
      .split('\n')
      .filter((line) => /^#( |$)/.test(line))
      .map((line) => line.slice(2).trim())
      .join(' ')
    const [, meaning = '', byDefault = '', example = ''] = /^(.*?) ?Default: (.*?) Example: (.*)$/.exec(comment) ?? []
    if (!meaning || !example) throw new Error(`.env.example: ${name} lacks a meaning, a default or an example`)
    return [{ name, meaning, byDefault, example }]
  })
}

/** The site's own message for a bad value, without the name; undefined if any text is accepted. */
function ruleOf(name, readEnv) {
  for (const bad of ['?', '?'.repeat(300)]) {
    try {
      readEnv({ [name]: bad })
    } catch (error) {
      const [, rule] = new RegExp(`^${name} (must be .*)$`).exec(error.message) ?? []
      if (rule) return rule
    }
  }
}

const asCode = (text) => (text.includes('`') ? text : `\`${text}\``)

async function writeSettings({ readEnv }) {
  const settings = parseSettings(await readFile('.env.example', 'utf8'))
  const built = new Set(
    Array.from((await readFile('next.config.ts', 'utf8')).matchAll(/\benv\.([A-Z]\w*)/g), ([, n]) => n),
  )
  const groupOf = ({ name }) => GROUPS.find(([, , pattern]) => pattern.test(name))[0]
  const pages = GROUPS.map(([file, title]) => [
    `settings/${file}.md`,
    page(
      `# Settings: ${title.toLowerCase()}`,
      '',
      `${NOTE} from \`.env.example\` and \`lib/env.ts\`. [All settings](../settings.md)`,
      ...settings
        .filter((setting) => groupOf(setting) === file)
        .flatMap(({ name, meaning, byDefault, example }) => {
          const rule = ruleOf(name, readEnv)
          return [
            '',
            `## ${name}`,
            '',
            meaning,
            '',
            `- Default: ${byDefault}`,
            `- Example: ${asCode(example)}`,
            ...(rule ? [`- Rule: the value ${rule}`] : []),
            ...(built.has(name) ? ['- Part of the build: build again after a change.'] : []),
          ]
        }),
    ),
  ])
  const index = page(
    '# Settings',
    '',
    `${NOTE} from \`.env.example\` and \`lib/env.ts\`.`,
    '',
    'The site reads its settings from environment variables. None is required. An empty variable counts as absent.',
    'A bad value ends the start with one line that names the variable and the rule.',
    ...GROUPS.flatMap(([file, title]) => [
      '',
      `## ${title}`,
      '',
      ...table(
        ['setting', 'default'],
        settings
          .filter((setting) => groupOf(setting) === file)
          .map(({ name, byDefault }) => [`[\`${name}\`](settings/${file}.md#${name.toLowerCase()})`, byDefault]),
      ),
    ]),
  )
  return [['settings.md', index], ...pages]
}

const MOST_CHOICES = 8
const choices = (values) => values.map((value) => `\`${value}\``).join(', ')
const range = ({ minimum, maximum }) => (minimum === undefined ? '' : `, ${minimum} to ${maximum}`)
const atMost = (n, unit) => (n === undefined ? '' : `, at most ${n} ${unit}`)
const isWeek = ({ properties }) => properties !== undefined && 'mon' in properties

const nonNull = (schema) => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
const isNullable = (schema) => schema.anyOf?.some(({ type }) => type === 'null') ?? false

const describeChoices = ({ enum: values }) => (values.length > MOST_CHOICES ? 'keys' : choices(values))

function describeValue(schema) {
  if (isNullable(schema)) return `${describeValue(nonNull(schema))}, or \`null\``
  if (schema.anyOf) return describeValue(schema.anyOf[0])
  if (schema.enum) return `one of ${describeChoices(schema)}`
  switch (schema.type) {
    case 'array':
      return `list${atMost(schema.maxItems, 'entries')}${schema.items.enum ? ` of ${describeChoices(schema.items)}` : ''}`
    case 'integer':
      return `whole number${range(schema)}`
    case 'number':
      return `number${range(schema)}`
    case 'boolean':
      return '`true` or `false`'
    case 'object':
      return 'object'
    default:
      return `text${atMost(schema.maxLength, 'characters')}`
  }
}

function objectsIn(schema, path) {
  const here = nonNull(schema)
  if (here.type === 'array') return objectsIn(here.items, `${path}[]`)
  if (here.additionalProperties?.type === 'object') return objectsIn(here.additionalProperties, `${path}.<key>`)
  if (here.type !== 'object' || !here.properties || isWeek(here)) return []
  const inner = Object.entries(here.properties).flatMap(([key, value]) =>
    objectsIn(value, path ? `${path}.${key}` : key),
  )
  return [{ path, schema: here }, ...inner]
}

const keysOf = ({ propertyNames }) =>
  propertyNames?.enum && propertyNames.enum.length <= MOST_CHOICES ? ` Keys: ${choices(propertyNames.enum)}.` : ''

function drawObject({ path, schema }) {
  const rows = Object.entries(schema.properties).map(([key, value]) => {
    if (!value.description) throw new Error(`lib/chain-file/schema.ts: ${path}.${key} has no description`)
    return [
      `\`${key}\``,
      describeValue(value),
      schema.required?.includes(key) ? 'yes' : 'no',
      value.description + keysOf(nonNull(value)),
    ]
  })
  return [
    '',
    `## ${path === '' ? 'The file' : `\`${path}\``}`,
    '',
    ...table(['key', 'value', 'required', 'meaning'], rows),
  ]
}

const jsonSchema = ({ z, chainFile }) => z.toJSONSchema(chainFile, { io: 'input', unrepresentable: 'any' })

/** Editors check a chain file with it. The site serves it. */
const writeSchema = (sources) => `${JSON.stringify(jsonSchema(sources))}\n`

/** Places of two kinds have the same kind of new hours, so one table is enough. */
const isNew = ({ schema }, at, all) => all.findIndex((other) => isDeepStrictEqual(other.schema, schema)) === at
const isOfPlaces = ({ path }) => /^(cities|clinics|homeZones|closures)\b/.test(path)

function writeChainFile(sources) {
  const objects = objectsIn(jsonSchema(sources), '').filter(isNew)
  const note = `${NOTE} from \`lib/chain-file/schema.ts\`.`
  const file = page(
    '# The chain file',
    '',
    note,
    '',
    'A chain file is JSON without comments. It holds all data of one chain. [Open a new chain](../how-to/open-a-new-chain.md)',
    'has a short complete file and explains the import. Unknown keys are mistakes. Money is in paise, times are clinic time.',
    'Pincodes, ids and registrations are texts, so they stand in quotation marks. Cities, clinics, home zones and closures',
    'have [a page of their own](chain-file/places.md).',
    ...objects.filter((each) => !isOfPlaces(each)).flatMap(drawObject),
  )
  const places = page(
    '# Places in the chain file',
    '',
    `${note} [The whole file](../chain-file.md)`,
    ...objects.filter(isOfPlaces).flatMap(drawObject),
  )
  return [
    ['chain-file.md', file],
    ['chain-file/places.md', places],
  ]
}

function writeCommands({ COMMANDS }) {
  return page(
    '# Operator commands',
    '',
    `${NOTE} from \`server/operate/commands.ts\`.`,
    '',
    'Run a command with the settings of the site, in the folder of the site. A command works while the site runs.',
    'With `DATABASE_URL` it opens a connection of its own. With the embedded database it reaches the running site through',
    'the control socket `operate.sock` in `DATA_DIR`. Only the user of the site can open the socket.',
    'A failed command prints the reason and ends with exit code 1.',
    ...COMMANDS.flatMap(({ name, parameters, summary, example }) => [
      '',
      `## ${name}`,
      '',
      summary,
      '',
      '```',
      `npm run operate -- ${`${name} ${parameters}`.trim()}`,
      '```',
      '',
      `Example: \`npm run operate -- ${example}\``,
    ]),
  )
}

async function main() {
  process.chdir(join(import.meta.dirname, '..'))
  const sources = await importTypeScript(SOURCES)
  const pages = [
    ...(await writeSettings(sources)),
    ...writeChainFile(sources),
    ['commands.md', writeCommands(sources)],
    [SCHEMA, writeSchema(sources)],
  ]
  for (const [name, written] of pages) {
    const path = join(FOLDER, name)
    if (!process.argv.includes('--check')) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, written)
    } else if (written !== (await readFile(path, 'utf8').catch(() => ''))) {
      console.error(`${path} is out of date: npm run docs`)
      process.exitCode = 1
    }
  }
}

await main()
