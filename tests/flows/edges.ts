// The ways through a flow as its rows and conditions allow them, whatever is answered.
import { CONDITIONS } from '@/flows/conditions'
import { FLOWS, type Row } from '@/flows/table'
import { startOf } from '@/flows/walk'
import type { FlowName } from '@/lib/catalogue/flow-names'

/** The ways on that a flow can take: a condition over the flow's own name holds for it or does not. */
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

/** Every way from the start to the end. Throws when one comes by a step twice or leads out of the table. */
export function walksOf(flow: FlowName, from: string = startOf(flow), before: Row[] = []): Row[][] {
  if (from === 'end') return [before]
  const row = FLOWS[flow].rows.find(({ route }) => route === from)
  if (!row || before.includes(row)) throw new Error(`${flow} comes to ${from} twice or has no such row`)
  return waysOn(flow, row).flatMap((to) => walksOf(flow, to, [...before, row]))
}
