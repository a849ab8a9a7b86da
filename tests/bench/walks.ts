// The walk of the free consultation (PPR), which the yardsticks have too: seven pages, six posted forms.
import { repeat } from '@/tests/bench/rounds'
import { Visitor } from '@/tests/bench/visitor'

export const SITE_START = '/free-smile-consultation'
export const BARE_START = '/start'
export const PEER_START = '/walk/'

export type Visit = { visitor: Visitor; path: string }

let walked = 0

/** The CSRF token of a page. Only hmpo-form-wizard has one. */
function tokenOf(html: string): Record<string, string> {
  const value = /name="x-csrf-token" value="([^"]+)"/.exec(html)?.[1]
  return value ? { 'x-csrf-token': value } : {}
}

/** Walks from the start to the end. Returns the pages by the last part of their path. Throws at any other answer. */
export async function walk(origin: string, start: string): Promise<Map<string, Visit>> {
  walked += 1
  const visitor = new Visitor(origin)
  const forms: Record<string, string>[] = [
    {},
    { purpose: 'gaps' },
    // A new number for each walk, so that each walk saves a lead of its own.
    { phone: `9${String(800_000_000 + walked)}` },
    { city: 'chennai' },
    { name: 'Asha Rao' },
    // The site's questions are optional; the yardsticks have one required question.
    { how_long: '', tried_before: '', pain_now: '', age_band: '', best_time: '', when: 'now' },
  ]
  const visits = new Map<string, Visit>()
  let path = start
  const open = async () => {
    const { status, text } = await visitor.get(path)
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`)
    visits.set((path.split('?')[0] ?? '').split('/').at(-1) ?? '', { visitor, path })
    return tokenOf(text())
  }
  let token = await open()
  for (const form of forms) {
    const { status, to } = await visitor.post(path, { ...form, ...token })
    if ((status !== 303 && status !== 302) || to === null) throw new Error(`POST ${path} answered ${status}`)
    path = to
    token = await open()
  }
  if (!visits.has('end')) throw new Error(`The walk from ${start} ended at ${path}`)
  return visits
}

/** Walks `count` times, `width` at a time. Returns walks per second. */
export async function walkMany(origin: string, start: string, count: number, width: number): Promise<number> {
  const began = performance.now()
  await repeat(count, width, () => walk(origin, start))
  return (count * 1000) / (performance.now() - began)
}
