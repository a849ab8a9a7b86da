// The style sheets, and which of them a file uses.
import { filesOf, nodesOf } from '@/tests/structure/tree'

export const TOKENS = 'styles/tokens.css'

/** All but the tokens. */
export const sheets = filesOf(/\.css$/).filter((path) => path !== TOKENS)

/** The style modules of a file by their local names. */
export function modulesOf(path: string): Map<string, string> {
  const found = nodesOf(path).filter(({ type }) => type === 'ImportDeclaration')
  return new Map(
    found.flatMap((node) => {
      const source = String((node.source as { value: unknown }).value)
      const [first] = node.specifiers as { local: { name: string } }[]
      return source.endsWith('.module.css') && first ? [[first.local.name, source.replace('@/', '')] as const] : []
    }),
  )
}
