// Which room may import what. An entry is a room, or a path inside one; a room
// may always import itself. imports.test.ts holds the tree to it.

type Rule = {
  /** What the room may import of ours. */
  may: readonly string[]
  /** What it may import for types only. */
  types?: readonly string[]
  /** The packages it may import, and node: for Node's own. */
  packages: readonly string[]
  /** What the room is for, and where other code belongs: said when a file breaks the rule. */
  belongs: string
}

/** What anything but pure rules may read: where things are, what is offered, words. */
const FACTS = ['lib/addresses', 'lib/catalogue', 'lib/texts', 'lib/typed'] as const
/** What counts as a code, an address, a number and a password, for browser, site and pool alike. */
const FIELDS = ['flows/code', 'flows/email', 'flows/password', 'flows/phone'] as const
const OPERATION = ['lib/domain/hmac', 'lib/domain/secrets', 'lib/env', 'lib/limits', 'lib/metrics'] as const
const BROWSER = ['lib/browser/pool', 'lib/browser/storage', 'lib/browser/words'] as const
const AMPLIFY = ['@aws-amplify/auth', '@aws-amplify/core', '@aws-amplify/pubsub', 'aws-amplify']

export const MATRIX: Record<string, Rule> = {
  pages: {
    may: [...FACTS, 'components', 'flows', 'lib/http', 'lib/use-cases', 'lib/browser', 'lib/screens', 'styles'],
    packages: ['lucide-react', 'next', 'react'],
    belongs: 'A page is a URL and stays thin: reading and writing belong in lib/use-cases and lib/screens.',
  },
  'pages/api': {
    may: ['flows/params', 'lib/catalogue', 'lib/http', 'lib/use-cases', 'lib/screens', 'lib/user-pool', 'lib/texts'],
    packages: ['next', 'zod'],
    belongs: 'A call is withApi around a use case: what it does belongs in lib/use-cases.',
  },
  'components/kit': {
    may: [...FACTS, 'lib/browser/forms', 'lib/browser/shell', 'lib/browser/words'],
    packages: ['lucide-react', 'next', 'react'],
    belongs: 'The kit is looks and their behaviour, and knows no page: what one page needs belongs in its own folder.',
  },
  components: {
    may: [...FACTS, ...FIELDS, 'components/kit', 'flows/params', 'flows/table', 'lib/browser'],
    types: ['flows/causes'],
    packages: ['lucide-react', 'next', 'react', 'react-toastify'],
    belongs: 'A component is props in, markup out: load in lib/screens and hand the values down as props.',
  },
  flows: {
    may: ['lib/catalogue', 'lib/typed'],
    packages: [],
    belongs: 'Flows are pure: input and output belong in lib/http and lib/screens, words in lib/texts.',
  },
  'lib/catalogue': {
    may: ['lib/typed'],
    packages: [],
    belongs: 'The catalogue is data and its selectors: rules belong in lib/domain, words in lib/texts.',
  },
  'lib/addresses': {
    may: ['lib/catalogue', 'lib/typed'],
    types: ['flows/table', 'lib/texts/languages'],
    packages: [],
    belongs: 'The address book says where things are: what is shown there belongs in lib/screens and components.',
  },
  'lib/texts': {
    may: ['lib/catalogue/chain', 'lib/typed'],
    types: ['flows/causes', 'flows/params', 'flows/rules', 'lib/catalogue'],
    packages: [],
    belongs: 'Texts are words and their formats: hand them the values, or write the code where it asks for them.',
  },
  'lib/chain-file': {
    may: ['lib/catalogue', 'lib/typed'],
    packages: ['jsonc-parser', 'zod'],
    belongs: 'A chain’s file is read and written here: what becomes of it belongs in lib/use-cases/chain.',
  },
  'lib/domain': {
    may: ['lib/catalogue', 'lib/typed'],
    packages: ['node:crypto', 'otplib'],
    belongs: 'Rules are values in, values out: what reads or writes belongs in lib/use-cases, queries in lib/db.',
  },
  'lib/typed': {
    may: [],
    packages: [],
    belongs: 'What the compiler is told of every record and process: what one of them means belongs where it stands.',
  },
  'lib/env': {
    may: [],
    packages: ['node:net', 'zod'],
    belongs: 'The settings stand alone: what is made of them belongs in process/.',
  },
  'lib/log': {
    may: ['lib/typed'],
    packages: ['node:async_hooks'],
    belongs: 'The log writes lines: what is worth one is said where it happens, how lines look in process/log.ts.',
  },
  'lib/db': {
    may: ['lib/env', 'lib/catalogue', 'lib/log', 'lib/typed'],
    packages: ['@electric-sql/pglite', 'kysely', 'pg', 'node:', 'zod'],
    belongs: 'The database room stores and finds: decisions belong in lib/use-cases, rules in lib/domain.',
  },
  'lib/metrics': {
    may: ['lib/log/dependencies', 'lib/typed'],
    packages: ['prom-client'],
    belongs: 'The metrics count and write numbers: what the database tells is read in lib/use-cases.',
  },
  'lib/limits': {
    may: ['lib/db', 'lib/domain/hmac', 'lib/metrics'],
    packages: ['ipaddr.js', 'node:'],
    belongs: 'The limits count and decide: what is done about a decision belongs in the use case that asks.',
  },
  'lib/photos': {
    may: ['lib/addresses', 'lib/catalogue', 'lib/domain', 'lib/env'],
    packages: ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'node:', 'sharp'],
    belongs: 'Photos are opened and kept here: whose they are and how long belongs in lib/use-cases.',
  },
  'lib/messages': {
    may: [...FACTS, 'lib/db', 'lib/domain', 'lib/env', 'lib/limits', 'lib/log', 'lib/metrics/tallies'],
    packages: ['@aws-sdk/client-sns', 'node:', 'nodemailer'],
    belongs: 'Messages are sent from the outbox: what is said when belongs in the use case that writes the outbox row.',
  },
  'lib/use-cases': {
    may: [
      ...FACTS,
      'flows/params',
      'flows/rules',
      'lib/chain-file',
      'lib/db',
      'lib/domain',
      'lib/limits',
      'lib/log/dependencies',
      'lib/messages',
      'lib/metrics/tallies',
      'lib/photos',
    ],
    types: ['lib/env', 'lib/metrics'],
    packages: ['aws-jwt-verify', 'node:crypto'],
    belongs:
      'A use case knows no request and no page: cookies, queries and statuses belong in lib/http, steps in lib/screens.',
  },
  'lib/http': {
    may: [
      ...[...FACTS, ...OPERATION, 'flows', 'lib/db', 'lib/domain/booked', 'lib/domain/desk-session'],
      ...['lib/log', 'lib/user-pool', 'lib/use-cases'],
    ],
    // What a page shows is its components' to say.
    types: ['components/booking/views', 'components/desk/views', 'components/step/step', 'next', 'zod/mini'],
    packages: ['@fastify/busboy', 'csv-stringify', 'node:', 'proxy-addr'],
    belongs:
      'lib/http carries requests to their handlers: what one step loads or does belongs in lib/screens or lib/use-cases.',
  },
  'lib/screens': {
    may: [...FACTS, 'flows', 'lib/domain', 'lib/http', 'lib/user-pool', 'lib/use-cases'],
    types: [
      'components/account/views',
      'components/booking/views',
      'components/clinics/views',
      'components/desk',
      'components/sign-in/hosted-view',
      'components/site/views',
      'components/step/step',
      'components/step/views',
    ],
    packages: ['zod/mini'],
    belongs: 'lib/screens is the server side of the pages: queries belong in lib/use-cases, markup in components.',
  },
  'lib/browser': {
    may: [...FACTS, ...BROWSER, 'flows', 'lib/domain/clinic-search', 'lib/domain/opening', 'lib/domain/spelling'],
    packages: [...AMPLIFY, 'leaflet', 'next', 'nprogress', 'react', 'react-toastify', 'swr', 'uqr'],
    belongs: 'lib/browser runs in the browser: it asks the server by fetch, and imports none of its code.',
  },
  'lib/browser/storage': {
    may: [],
    packages: [],
    belongs: 'What the browser keeps is read and written here: what it means belongs to who asks.',
  },
  'lib/browser/words': {
    may: ['lib/texts/languages'],
    packages: ['react'],
    belongs: 'What the page was handed is kept here: what is read of it belongs to who reads.',
  },
  'lib/browser/pool': {
    may: [...FACTS, 'lib/browser/storage', 'lib/browser/words'],
    packages: [...AMPLIFY, 'next', 'react'],
    belongs: 'lib/browser/pool runs in the browser: the server looks at sessions itself, in lib/http.',
  },
  'lib/user-pool/store': {
    may: ['lib/db'],
    packages: ['kysely'],
    belongs: 'The pool’s store keeps and finds its rows: decisions belong in lib/user-pool.',
  },
  'lib/user-pool': {
    may: [
      ...[...FACTS, ...FIELDS, 'lib/db', 'lib/domain', 'lib/env', 'lib/limits', 'lib/messages'],
      ...['lib/log/dependencies', 'lib/metrics/tallies', 'lib/user-pool/store'],
    ],
    packages: ['@aws-sdk/client-cognito-identity-provider', 'aws-jwt-verify', 'jose', 'node:', 'zod'],
    belongs: 'The embedded pool is a house of its own: it reaches the site through the ports that process/ hands it.',
  },
  'lib/webhooks': {
    may: ['lib/addresses', 'lib/db', 'lib/domain', 'lib/env', 'lib/log', 'lib/metrics/tallies'],
    packages: ['ipaddr.js', 'node:'],
    belongs: 'Webhooks are signed and sent here: what is an event is said by the migration that writes it.',
  },
  'lib/live': {
    may: ['lib/addresses', 'lib/db', 'lib/limits', 'lib/log', 'lib/use-cases'],
    types: ['lib/user-pool'],
    packages: ['@aws-sdk/client-iot-data-plane', 'aedes', 'node:', 'ws'],
    belongs: 'lib/live tells browsers what changed: what is free is decided in lib/domain.',
  },
  'lib/documents': {
    may: ['flows', 'lib/addresses', 'lib/http/cookies', 'lib/typed'],
    packages: ['negotiator', 'next', 'node:', 'react', 'react-dom'],
    belongs: 'Documents are made and kept here: what stands in them belongs in pages/, components/ and lib/http.',
  },
  process: {
    may: [
      ...[...FACTS, ...OPERATION, 'lib/db', 'lib/documents', 'lib/domain', 'lib/http/address'],
      ...['lib/chain-file', 'lib/http/request-id', 'lib/http/route-of'],
      ...['lib/live', 'lib/log', 'lib/messages', 'lib/photos', 'lib/use-cases', 'lib/user-pool', 'lib/webhooks'],
    ],
    packages: ['@aws-sdk/client-cognito-identity-provider', 'next', 'node:', 'pino', 'tar-stream', 'uqr'],
    belongs: 'process/ starts and stops the process: what a request does belongs in lib/.',
  },
  scripts: {
    may: [],
    packages: ['esbuild', 'node:', 'sharp', 'subset-font', 'vitest'],
    belongs: 'Scripts run before anything is built: they bundle what they need of ours.',
  },
  'next.config': {
    may: ['lib/env', 'process/class-names', 'process/next-for-browsers'],
    packages: ['next'],
    belongs: 'The configuration says what a build and its headers hold: everything else belongs in lib/ or process/.',
  },
  public: { may: [], packages: [], belongs: 'Files under public/ are served as they are.' },
}

/** The rooms that may import anything: nothing of ours may import them. */
export const OUTSIDE = ['tests', 'e2e'] as const
