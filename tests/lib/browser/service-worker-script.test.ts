import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const ORIGIN = 'https://book.muthu-dental.example'
type WorkerEvent = {
  waitUntil(work: Promise<unknown>): void
  respondWith(work: Promise<unknown>): void
  request?: Request
}

/** A worker with caches of these names; its files are in the order in which they were stored. */
function startWorker(named: readonly string[]) {
  const handlers = new Map<string, (event: WorkerEvent) => void>()
  const stores = new Map(named.map((name) => [name, new Map<string, Response>()]))
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => ({
      match: async ({ url }: Request) => storeOf(name).get(url),
      put: async ({ url }: Request, response: Response) => void storeOf(name).set(url, response),
      keys: async () => [...storeOf(name).keys()].map((url) => new Request(url)),
      delete: async ({ url }: Request) => storeOf(name).delete(url),
    }),
  }
  const fetched: string[] = []
  const fetch = async ({ url }: Request) => {
    fetched.push(url)
    return new Response(url)
  }
  const self = {
    addEventListener: (name: string, handler: (event: WorkerEvent) => void) => void handlers.set(name, handler),
    location: { origin: ORIGIN },
    skipWaiting: () => undefined,
  }
  runInNewContext(readFileSync('public/service-worker.js', 'utf8'), { self, caches, fetch, URL, Promise })
  const send = async (name: string, request?: Request): Promise<unknown> => {
    const work: Promise<unknown>[] = []
    const note = (one: Promise<unknown>) => void work.push(one)
    handlers.get(name)?.({ waitUntil: note, respondWith: note, ...(request && { request }) })
    return (await Promise.all(work))[0]
  }
  const ask = (path: string) => send('fetch', new Request(`${ORIGIN}${path}`))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { send, ask, settled, stores, fetched }
}

test('the service worker drops the caches of earlier versions when it activates', async () => {
  const { send, stores } = startWorker(['static-0', 'static-1', 'pages'])
  await send('activate')
  expect([...stores.keys()]).toEqual(['static-1'])
})

test('the service worker keeps as many files as one build has and drops the oldest first', async () => {
  const { ask, settled, stores, fetched } = startWorker(['static-1'])
  for (let n = 0; n < 403; n += 1) {
    await ask(`/_next/static/${n}.js`)
    await settled()
  }
  const kept = [...(stores.get('static-1')?.keys() ?? [])]
  expect(kept).toHaveLength(400)
  expect([kept[0], kept.at(-1)]).toEqual([`${ORIGIN}/_next/static/3.js`, `${ORIGIN}/_next/static/402.js`])
  await ask('/_next/static/402.js')
  expect(fetched).toHaveLength(403)
  // The worker stores neither pages nor answers.
  await ask('/manage/ABCD2345')
  expect(stores.get('static-1')?.size).toBe(400)
})
