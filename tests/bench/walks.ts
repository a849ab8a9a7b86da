// The walk of the free consultation (PPR), which the bare app has as well: seven pages, six posted forms.
import { repeat } from '@/tests/bench/rounds'
import type { Served } from '@/tests/bench/served'
import { Visitor } from '@/tests/bench/visitor'

export const SITE_START = '/free-smile-consultation'
export const BARE_START = '/start'
const REQUESTS = 13

export type Visit = { visitor: Visitor; path: string }

let walked = 0

/** Walks from the start to the end; returns the pages by the last part of their path. Throws at any other answer. */
export async function walk(origin: string, start: string): Promise<Map<string, Visit>> {
  walked += 1
  const visitor = new Visitor(origin)
  const forms: Record<string, string>[] = [
    {},
    { purpose: 'gaps' },
    // A phone of its own: a lead of its own, as for each patient.
    { phone: `9${String(800_000_000 + walked)}` },
    { city: 'chennai' },
    { name: 'Asha Rao' },
    { how_long: '', tried_before: '', pain_now: '', age_band: '', best_time: '' },
  ]
  const visits = new Map<string, Visit>()
  let path = start
  const open = async () => {
    const { status } = await visitor.get(path)
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`)
    visits.set((path.split('?')[0] ?? '').split('/').at(-1) ?? '', { visitor, path })
  }
  await open()
  for (const form of forms) {
    const { status, to } = await visitor.post(path, form)
    if (status !== 303 || to === null) throw new Error(`POST ${path} answered ${status}`)
    path = to
    await open()
  }
  if (!visits.has('end')) throw new Error(`The walk from ${start} ended at ${path}`)
  return visits
}

/** CPU time of a server per request, over `count` walks. */
export async function cpuOfWalks(server: Served, start: string, count: number): Promise<number> {
  const before = server.cpuMs()
  await repeat(count, 4, () => walk(server.origin, start))
  return (server.cpuMs() - before) / (count * REQUESTS)
}

/** CPU time of a server per request, over `count` times the same page. */
export async function cpuOfPage(server: Served, visit: Visit | undefined, count: number): Promise<number> {
  if (!visit) throw new Error('The walk has no such page')
  const before = server.cpuMs()
  await repeat(count, 4, async () => {
    const { status } = await visit.visitor.get(visit.path)
    if (status !== 200) throw new Error(`GET ${visit.path} answered ${status}`)
  })
  return (server.cpuMs() - before) / count
}
