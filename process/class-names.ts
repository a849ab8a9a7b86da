// The names that the built site gives to the classes of its style modules: the class's own and its module's number. Next's
// carry the file's name and a hash, which weigh a third of the sheet and stand in the pages and the scripts once more.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

type Rule = { oneOf?: Rule[]; use?: unknown }
type StyleLoader = { options?: { modules?: { getLocalIdent?: NameOf } } }
type NameOf = (context: { rootContext: string; resourcePath: string }, pattern: string, name: string) => string

const FOLDER = 'components'

/** The same on server and browser, whatever is compiled first: the place among all modules, sorted. */
function namer(root: string): NameOf {
  const modules = readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .sort()
  return ({ resourcePath }, _pattern, name) => {
    const place = modules.indexOf(relative(join(root, FOLDER), resourcePath))
    if (place < 0) throw new Error(`${resourcePath}: a style module lies below ${FOLDER}/`)
    return `${name}_${place.toString(36)}`
  }
}

/** Hands the names to every loader of style modules in webpack's rules. */
export function shortenClassNames(rules: readonly unknown[], root: string): void {
  const nameOf = namer(root)
  for (const rule of rules as Rule[]) {
    for (const { use } of rule.oneOf ?? []) {
      for (const loader of Array.isArray(use) ? (use as StyleLoader[]) : []) {
        const modules = loader.options?.modules
        if (modules?.getLocalIdent) modules.getLocalIdent = nameOf
      }
    }
  }
}
