// The names that the built site gives to the classes of its style modules: the class's place in its module, in letters, and
// the module's among all. Next's carry the file's name and a hash, which weigh a third of the sheet and stand in the pages
// and the scripts once more. And which script carries them: that of the page whose parts use them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

type LoaderRule = { oneOf?: LoaderRule[]; use?: unknown; issuer?: string; include?: readonly string[] }
type StyleLoader = { options?: { modules?: { getLocalIdent?: NameOf; exportOnlyLocals?: boolean } } }
type NameOf = (context: { rootContext: string; resourcePath: string }, pattern: string, name: string) => string

const FOLDER = 'components'
/** By it the shell of every page has the sheets of all. */
const LIST = 'sheets.ts'
/** What a module says is left out; what its other loaders put aside, its sheet, stays. */
const SAYS_NOTHING = 'next/dist/build/webpack/loaders/empty-loader'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Every name of a module that the loader asks for, classes and animations, each once. */
const namesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? '')),
]

const inLetters = (place: number): string =>
  (place < LETTERS.length ? '' : inLetters(Math.floor(place / LETTERS.length) - 1)) + LETTERS[place % LETTERS.length]

/** The same on server and browser, whatever is compiled first: the places in the module and among all modules, sorted. */
function namer(root: string): NameOf {
  const modules = readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .sort()
  return ({ resourcePath }, _pattern, name) => {
    const module = modules.indexOf(relative(join(root, FOLDER), resourcePath))
    if (module < 0) throw new Error(`${resourcePath}: a style module lies below ${FOLDER}/`)
    const place = namesIn(readFileSync(resourcePath, 'utf8')).indexOf(name)
    if (place < 0) throw new Error(`${resourcePath}: no class ${name} in it`)
    return `${inLetters(place)}${module}`
  }
}

const hasNames = ({ options }: StyleLoader): boolean => options?.modules?.getLocalIdent !== undefined

/**
 * A listed sheet comes by the list alone, without its names; who uses its classes has its names alone. Otherwise the shell
 * would carry the names of every page.
 */
function apart(rule: LoaderRule, loaders: readonly StyleLoader[], root: string): LoaderRule[] {
  const list = join(root, FOLDER, LIST)
  const listed = [...readFileSync(list, 'utf8').matchAll(/'@\/(.*)'/g)].map((match) => join(root, match[1] ?? ''))
  const namesAlone = loaders
    .slice(loaders.findIndex(hasNames))
    .map((loader) =>
      hasNames(loader)
        ? { ...loader, options: { ...loader.options, modules: { ...loader.options?.modules, exportOnlyLocals: true } } }
        : loader,
    )
  return [
    { ...rule, issuer: list, use: [SAYS_NOTHING, ...loaders] },
    { ...rule, include: listed, use: namesAlone },
    rule,
  ]
}

/** Hands the names to every loader of style modules in webpack's rules, and to the browser those that its page uses. */
export function shortenClassNames(rules: readonly LoaderRule[], root: string, isServer: boolean): void {
  const nameOf = namer(root)
  for (const rule of rules) {
    rule.oneOf = rule.oneOf?.flatMap((each) => {
      const loaders: StyleLoader[] = Array.isArray(each.use) ? each.use : []
      for (const { options } of loaders.filter(hasNames))
        Object.assign(options?.modules ?? {}, { getLocalIdent: nameOf })
      return isServer || !loaders.some(hasNames) ? [each] : apart(each, loaders, root)
    })
  }
}
