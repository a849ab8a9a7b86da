// Each cause of a refusal has its own sentence, and no sentence waits for a cause that nothing gives.
import { expect, test } from 'vitest'
import { controlsOf, readForm } from '@/flows/controls'
import { FLOWS, type Row } from '@/flows/table'
import { rowOf } from '@/flows/walk'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import { causeText } from '@/lib/texts/en/causes'
import { REFUSED } from '@/tests/flows/refused'
import { filesOf, nodesOf, read } from '@/tests/structure/tree'

const every = FLOW_NAMES.flatMap((flow) => FLOWS[flow].rows.map((each) => [flow, each.route] as const))
const form = (controls: Record<string, string>) => new URLSearchParams(controls)

const UNNAMED = causeText('', '')
const given = new Set(
  every.flatMap(([flow, route]) => {
    const each = rowOf(flow, route) as Row
    return controlsOf(each).flatMap((control) => {
      const typed = control === 'slot' ? ['', 'x'] : REFUSED[control as keyof typeof REFUSED].map(([bad]) => bad)
      const causes = typed.map((bad) => readForm(each, form({ [control]: bad }), flow).causes[control])
      return causes.filter((cause) => cause !== undefined).map((cause) => `${control}.${cause}`)
    })
  }),
)

/** The controls and causes of lib/texts/en/causes.ts, as its source has them. */
const written = nodesOf('lib/texts/en/causes.ts').flatMap((node) => {
  const { key, value } = node as { key?: { name?: string }; value?: { properties?: { key: { name: string } }[] } }
  return node.type === 'Property' ? (value?.properties ?? []).map((cause) => `${key?.name}.${cause.key.name}`) : []
})

test.each([...given].sort())('%s is its own', (pair) => {
  const [control = '', cause = ''] = pair.split('.')
  expect(causeText(control, cause)).not.toBe(UNNAMED)
  expect(causeText(control, cause)).toMatch(/^[A-Z][^!]*[^.!]$/)
})

const serverSide = filesOf(/^lib\/(steps|server)\/.*\.ts$/)
  .map(read)
  .join('\n')

/** Controls whose causes are outcome words of use cases, or of a rule beside them. */
const OUTCOMES = ['slot', 'code']

/** Given by a step's server side once the form itself is right. */
const isGivenLater = (pair: string): boolean => {
  const [control = '', cause = ''] = pair.split('.')
  return serverSide.includes(OUTCOMES.includes(control) ? `'${cause}'` : `causes: { ${control}: '${cause}' }`)
}

test('is written for no cause that nothing gives', () => {
  expect(written.length).toBeGreaterThan(40)
  expect(written.filter((pair) => !given.has(pair) && !isGivenLater(pair))).toEqual([])
})

test('is written for each cause that the server side gives by name', () => {
  const named = [...serverSide.matchAll(/causes: \{ (\w+): '(\w+)' \}/g)].map(
    ([, control, cause]) => `${control}.${cause}`,
  )
  expect(named).toContain('pincode.not_served')
  expect(named.filter((pair) => !written.includes(pair))).toEqual([])
})
