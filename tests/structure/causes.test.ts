// Every cause in flows/causes.ts has a text for the patient, so some code has to report it.
import { expect, test } from 'vitest'
import { filesOf, type Node, nodesFrom, nodesOf } from '@/tests/structure/tree'

const nameOf = (node: unknown): string => String((node as { name?: string } | undefined)?.name)

const declared = nodesOf('flows/causes.ts').find(
  ({ type, id }) => type === 'TSTypeAliasDeclaration' && nameOf(id) === 'FoundCauses',
)

const FOUND = nodesFrom(declared ?? { type: 'none', start: 0 })
  .filter(({ type }) => type === 'TSPropertySignature')
  .flatMap((member) =>
    nodesFrom(member)
      .filter(({ type }) => type === 'Literal')
      .map(({ value }) => ({ control: nameOf(member.key), cause: String(value) })),
  )
const FINDERS = filesOf(/^(flows\/(?!causes|rules)|lib\/(domain|page-handlers|use-cases)\/).*\.ts$/)

test('the list of causes is not empty', () => expect(FOUND.length).toBeGreaterThan(15))

test.each(FOUND)('a handler finds the cause of $control: $cause', ({ cause }) => {
  const isSaid = ({ type, value }: Node) => type === 'Literal' && value === cause
  expect(FINDERS.filter((path) => nodesOf(path).some(isSaid))).not.toEqual([])
})
