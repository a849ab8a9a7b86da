// The names that the built site gives to the classes of its style modules: the class's place in its module, in letters, and
// the module's among all. Next's carry the file's name and a hash, which weigh a third of the sheet and stand in the pages
// and the scripts once more.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

type Rule = { oneOf?: Rule[]; use?: unknown }
type StyleLoader = { options?: { modules?: { getLocalIdent?: NameOf } } }
type NameOf = (context: { rootContext: string; resourcePath: string }, pattern: string, name: string) => string

const FOLDER = 'components'
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

/** Hands the names to every loader of style modules in webpack's rules. */
export function shortenClassNames(rules: readonly Rule[], root: string): void {
  const nameOf = namer(root)
  for (const rule of rules) {
    for (const { use } of rule.oneOf ?? []) {
      const loaders: StyleLoader[] = Array.isArray(use) ? use : []
      for (const loader of loaders) {
        const modules = loader.options?.modules
        if (modules?.getLocalIdent) modules.getLocalIdent = nameOf
      }
    }
  }
}
