import { CONDITIONS } from '@/flows/conditions'
import { FLOWS, type Row } from '@/flows/table'
import { startOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'

/** The next routes that a flow can take. Conditions on the flow's own name are decided; all others are open. */
export function waysOn(flow: FlowName, { next }: Row): string[] {
  if (typeof next === 'string') return [next]
  const open: string[] = []
  for (const one of next) {
    if (typeof one === 'string') return [...open, one]
    const { reads, holds } = CONDITIONS[one.when]
    const settled = reads.every((read) => read === 'flow')
    if (settled && !holds({}, flow)) continue
    open.push(one.go)
    if (settled) return open
  }
  return open
}

/** Every path from the start to the end. Throws when a path repeats a step or leaves the table. */
export function walksOf(flow: FlowName, from: string = startOf(flow), before: Row[] = []): Row[][] {
  if (from === 'end') return [before]
  const row = FLOWS[flow].rows.find(({ route }) => route === from)
  if (!row || before.includes(row)) throw new Error(`${flow} comes to ${from} twice or has no such row`)
  return waysOn(flow, row).flatMap((to) => walksOf(flow, to, [...before, row]))
}
