// Which room may import what: a table of rooms, and the rules beside it. `npm run lint` holds every import to them.
import { builtinModules } from 'node:module'

/** All but pure rules may read these: where pages are, what is offered, texts. */
const FACTS = 'lib/addresses lib/catalogue lib/texts lib/types'
/** The browser, the site and the user pool check a code, an address, a number and a password by the same rules. */
const FIELDS = 'flows/code flows/email flows/password flows/phone'
const OPERATION = 'lib/domain/hmac lib/domain/secrets lib/env lib/limits lib/metrics'
const AMPLIFY = '@aws-amplify/auth @aws-amplify/core @aws-amplify/pubsub aws-amplify'

/**
 * From the bottom up: a room may import itself and what it lists, and it lists rooms above it alone. `may` has folders and files of
 * ours, packages, and Node's modules (`node:` stands for all); `types` is imported for types only. A room inside another stands first.
 */
const ROOMS = {
  'lib/types': {
    may: '',
    why: 'What the compiler is told of every record and process: what one of them means belongs where it stands.',
  },
  'lib/catalogue': {
    may: 'lib/types',
    why: 'The catalogue is data and its selectors: rules belong in lib/domain, words in lib/texts.',
  },
  flows: {
    may: 'lib/catalogue lib/types',
    why: 'Flows are pure: input and output belong in lib/http and lib/page-handlers, words in lib/texts.',
  },
  'lib/catalogue/languages': {
    may: '',
    why: 'Next’s configuration reads this file, and finds no other of ours: nothing may be imported here.',
  },
  'lib/texts': {
    may: 'lib/catalogue/booking-rules lib/catalogue/chain lib/catalogue/languages lib/catalogue/parts-of-day lib/types',
    types: 'flows/causes flows/params flows/rules lib/catalogue',
    why: 'Texts are words and their formats: hand them the values, or write the code where it asks for them.',
  },
  'lib/addresses': {
    may: 'lib/catalogue lib/types',
    types: 'flows/table lib/texts/languages',
    why: 'The address book says where things are: what is shown there belongs in lib/page-handlers and components.',
  },
  'lib/chain-file': {
    may: 'lib/catalogue lib/types jsonc-parser marked zod',
    why: 'A chain’s file is read and written here: what becomes of it belongs in lib/use-cases/chain.',
  },
  'lib/domain': {
    may: 'lib/catalogue lib/types node:crypto otplib',
    why: 'Rules are values in, values out: what reads or writes belongs in lib/use-cases, queries in lib/db.',
  },
  'lib/env': {
    may: 'node:net zod',
    why: 'The settings stand alone: what is made of them belongs in server/.',
  },
  'lib/log': {
    may: 'lib/types node:async_hooks',
    why: 'The log writes lines: what is worth one is said where it happens, how lines look in server/log.ts.',
  },
  'lib/db': {
    may: 'lib/env lib/catalogue lib/log lib/types @electric-sql/pglite kysely pg node: zod',
    why: 'The database room stores and finds: decisions belong in lib/use-cases, rules in lib/domain.',
  },
  'lib/metrics': {
    may: 'lib/log/dependencies lib/types prom-client',
    why: 'The metrics count and write numbers: what the database tells is read in lib/use-cases.',
  },
  'lib/limits': {
    may: 'lib/db lib/domain/hmac lib/metrics ipaddr.js node:',
    why: 'The limits count and decide: what is done about a decision belongs in the use case that asks.',
  },
  'lib/photos': {
    may: 'lib/addresses lib/catalogue lib/domain lib/env @aws-sdk/client-s3 @aws-sdk/s3-request-presigner node: sharp',
    why: 'Photos are opened and kept here: whose they are and how long belongs in lib/use-cases.',
  },
  'lib/messages': {
    may: `
      ${FACTS} lib/db lib/domain lib/env lib/limits lib/log lib/metrics/tallies @aws-sdk/client-sns node:
      nodemailer`,
    why: 'Messages are sent from the outbox: what is said when belongs in the use case that writes the outbox row.',
  },
  'lib/webhooks': {
    may: 'lib/addresses lib/db lib/domain lib/env lib/log lib/metrics/tallies ipaddr.js node:',
    why: 'Webhooks are signed and sent here: what is an event is said by the migration that writes it.',
  },
  'lib/payments': { may: 'lib/domain/hmac node: zod', why: 'It asks the gateway: money belongs in lib/use-cases.' },
  'lib/use-cases': {
    may: `
      ${FACTS} flows/params flows/rules lib/chain-file lib/db lib/domain lib/limits lib/log/dependencies
      lib/messages lib/metrics/tallies lib/photos aws-jwt-verify node:crypto`,
    types: 'lib/env lib/metrics lib/payments',
    why: 'A use case knows no request and no page: cookies, queries and statuses belong in lib/http, steps in lib/page-handlers.',
  },
  'lib/user-pool/store': {
    may: 'lib/db kysely',
    why: 'The pool’s store keeps and finds its rows: decisions belong in lib/user-pool.',
  },
  'lib/user-pool': {
    may: `
      ${FACTS} ${FIELDS} lib/db lib/domain lib/env lib/limits lib/messages lib/log/dependencies
      lib/metrics/tallies @aws-sdk/client-cognito-identity-provider aws-jwt-verify jose node:
      zod`,
    why: 'The embedded pool is a house of its own: it reaches the site through the ports that server/ hands it.',
  },
  'lib/live': {
    may: 'lib/addresses lib/db lib/limits lib/log lib/use-cases @aws-sdk/client-iot-data-plane aedes node: ws',
    types: 'lib/user-pool',
    why: 'lib/live tells browsers what changed: what is free is decided in lib/domain.',
  },
  'lib/browser/page-language': {
    may: 'lib/addresses/languages',
    why: 'The page says its language here: what comes of it belongs to the server.',
  },
  'lib/browser/storage': {
    may: '',
    why: 'What the browser keeps is read and written here: what it means belongs to who asks.',
  },
  'lib/browser/texts': {
    may: 'lib/texts/languages react',
    why: 'What the page was handed is kept here: what is read of it belongs to who reads.',
  },
  'lib/browser/pool': {
    may: `${FACTS} lib/browser/page-language lib/browser/storage lib/browser/texts ${AMPLIFY} next react`,
    why: 'lib/browser/pool runs in the browser: the server looks at sessions itself, in lib/http.',
  },
  'lib/browser': {
    may: `
      ${FACTS} flows lib/domain/clinics/clinic-search lib/domain/calendar/opening lib/domain/clinics/meant ${AMPLIFY} leaflet
      next nprogress react react-toastify swr uqr`,
    why: 'lib/browser runs in the browser: it asks the server by fetch, and imports none of its code.',
  },
  'lib/views': {
    may: '',
    types: 'flows lib/addresses lib/browser/map lib/catalogue lib/texts',
    why: 'A view is what a page shows, as types: it is filled in lib/page-handlers and drawn in components.',
  },
  'components/kit': {
    may: `${FACTS} lib/browser/forms lib/browser/shell lib/browser/texts lucide-react next react`,
    why: 'The kit is looks and their behaviour, and knows no page: what one page needs belongs in its own folder.',
  },
  components: {
    may: `${FACTS} ${FIELDS} flows/params flows/table lib/browser lucide-react next react react-toastify`,
    types: 'flows/causes lib/views',
    why: 'A component is props in, markup out: load in lib/page-handlers and hand the values down as props.',
  },
  'lib/http': {
    may: `
      ${FACTS} ${OPERATION} flows lib/db lib/domain/booking/booked lib/domain/booking/manage-key lib/domain/desk/desk-session lib/log lib/user-pool
      lib/use-cases @fastify/busboy cookie csv-stringify negotiator node: proxy-addr zod`,
    types: 'lib/views next zod/mini',
    why: 'lib/http carries requests to their handlers: what one step loads or does belongs in lib/page-handlers or lib/use-cases.',
  },
  'lib/page-handlers': {
    may: `${FACTS} flows lib/domain lib/http lib/user-pool lib/use-cases next/image zod zod/mini`,
    types: 'lib/views',
    why: 'lib/page-handlers is the server side of the pages: queries belong in lib/use-cases, markup in components.',
  },
  'pages/api': {
    may: 'flows/params lib/catalogue lib/http lib/use-cases lib/page-handlers lib/user-pool lib/texts next zod',
    why: 'A call is withApi around a use case: what it does belongs in lib/use-cases.',
  },
  pages: {
    may: `${FACTS} components flows lib/http lib/use-cases lib/browser lib/page-handlers styles lucide-react next react`,
    types: 'lib/views',
    why: 'A page is a URL and stays thin: reading and writing belong in lib/use-cases and lib/page-handlers.',
  },
  server: {
    may: `
      ${FACTS} ${OPERATION} flows lib/db lib/domain lib/http/address lib/http/click-ids lib/chain-file
      lib/http/cookies/cookies lib/http/data-request lib/http/forms/body lib/http/request-id lib/http/route-of lib/live lib/log
      lib/messages lib/payments lib/photos lib/use-cases lib/user-pool lib/webhooks csv-stringify light-my-request
      @aws-sdk/client-cognito-identity-provider negotiator next node: pino tar-stream uqr`,
    why: 'server/ starts and stops the process: what a request does belongs in lib/.',
  },
  scripts: {
    may: 'esbuild node: pofile sharp subset-font vitest',
    why: 'Scripts run before anything is built: they bundle what they need of ours.',
  },
  'next.config': {
    may: 'lib/addresses/api lib/catalogue/languages lib/env next',
    why: 'The configuration says what a build and its headers hold: everything else belongs in lib/ or server/.',
  },
  public: { may: '', why: 'Files under public/ are served as they are.' },
}

const OURS = /^(components|flows|lib|styles)(\/|$)/
const NOTHING = '^$'
const within = (room) => `^${room}[./]`

/** The resolved paths of a list's names. */
const pathsOf = (names = '') =>
  names
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => {
      if (name === 'node:') return `^(${builtinModules.join('|')})$`
      if (name.startsWith('node:')) return `^${name.slice('node:'.length)}$`
      return OURS.test(name) ? within(name) : `^node_modules/${name}[./]`
    })

const TYPES = ['type-only', 'type-import']
const rule = (name, from, to, comment = name) => ({ name, severity: 'error', comment, from, to })

const places = Object.keys(ROOMS).map(within)
const roomRules = Object.entries(ROOMS).flatMap(([room, { may, types, why }], at) => {
  const [above, own, below] = [places.slice(0, at), within(room), places.slice(at + 1)]
  const from = { path: own, pathNot: above.filter((other) => other.startsWith(`^${room}/`)) }
  const [values, onlyTypes] = [pathsOf(may), pathsOf(types)]
  return [
    rule(room, from, { pathNot: [own, ...values, ...onlyTypes] }, why),
    rule(
      `${room}: types only`,
      from,
      { path: [NOTHING, ...onlyTypes], pathNot: values, dependencyTypesNot: TYPES },
      why,
    ),
    rule(`${room}: from the bottom up`, from, { path: [NOTHING, ...below], pathNot: [own, ...above] }, why),
  ]
})

const KIT = '^components/kit/.*[.]tsx?$'
/** A dialog that an example asks the shell for, a piece that nobody sees, the page's title, and the switch that English pages lack. */
const UNSHOWN = '^components/kit/(confirmation-dialog|fields/enter-submit|languages|page-title)[.]tsx$'

export default {
  forbidden: [
    ...roomRules,
    rule(
      'configuration alone',
      { path: '^[^/]+[.]config[.]', pathNot: '^next[.]config' },
      { dependencyTypes: ['local'] },
    ),
    // Node runs a script as it is and knows no alias.
    rule(
      'paths from the root: @/…',
      { pathNot: '^scripts/' },
      { dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    ),
    rule('no circle', {}, { circular: true }),
    rule(
      'a booking knows no desk',
      { path: '^(lib/use-cases/booking|lib/page-handlers/(steps|booking)|components/(booking|step))/' },
      { path: '/desk/' },
      'The desk is one of those who book: what both need belongs below them.',
    ),
    rule('no import of pages and tests', {}, { path: '^(pages|tests|e2e)/' }, 'Move what is shared to lib/.'),
    rule(
      'one module names languages',
      { pathNot: ['^lib/texts/en[./]', '^lib/texts/languages[.]ts$'] },
      { path: '^lib/texts/en[./]' },
      'Ask for its words by area (useWords, words.account).',
    ),
    rule(
      'no language in the programs of a page',
      { path: '^(components|lib/browser)/' },
      { path: '^lib/texts/languages[.]ts$', dependencyTypesNot: TYPES },
      'lib/texts/languages has all words: a page is handed those that it reads.',
    ),
    rule(
      'pages of the desk load components late',
      { path: '^pages/desk/' },
      { path: '^components/', dependencyTypesNot: [...TYPES, 'dynamic-import'] },
      'Patients load no style of the desk.',
    ),
    rule(
      'a folder uses its own style modules',
      { path: '^(.+)/[^/]+$', pathNot: '^components/sheets[.]ts$' },
      { path: '[.]css$', pathNot: ['^$1/[^/]+[.]module[.]css$', '^styles/', '^node_modules/'] },
      'What another folder needs is a component.',
    ),
    rule(
      'examples show each piece of the kit',
      { path: '^components/examples/' },
      { path: KIT, pathNot: UNSHOWN, reachable: false },
    ),
    rule(
      '/dev/pieces shows each example',
      { path: '^pages/dev/pieces[.]tsx$' },
      { path: '^components/examples/', reachable: false },
    ),
    rule('patients see each piece of the kit', { path: '^pages/(?!dev/|api/)' }, { path: KIT, reachable: false }),
  ],
  required: [
    {
      name: 'every file is in a room',
      severity: 'error',
      module: {
        path: '[.](ts|tsx|mjs|js)$',
        pathNot: ['^node_modules/', '^(tests|e2e)/', '^[^/]+[.]config[.]', ...places],
      },
      to: { path: NOTHING },
    },
  ],
  options: {
    exclude: { path: '^([.]|coverage/|screenshots/|test-results/|next-env)' },
    doNotFollow: { path: ['^node_modules/', '^(tests|e2e)/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
