// The headers of next.config.ts as the build left them, for what the process answers without Next.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { readOwn } from '@/lib/typed/own-json'

/** A parameter of the query that must be there. */
type Condition = { type: 'query'; key: string }
type Rule = { regex: string; has?: Condition[]; headers: { key: string; value: string }[] }

/** By name. */
export type AnswerHeaders = Record<string, string>
/** What an answer at a path gets, the path without its query; resolved once a path, the conditions once a request. */
export type HeadersOf = (path: string) => (req: IncomingMessage) => AnswerHeaders

function holds({ key }: Condition, { url = '' }: IncomingMessage): boolean {
  const at = url.indexOf('?')
  return at >= 0 && new URLSearchParams(url.slice(at)).has(key)
}

/** Reads the build of the site at `root`; as with Next, the later one of two rules wins. */
export async function openHeaders(root: string): Promise<HeadersOf> {
  const manifest = await readFile(join(root, '.next', 'routes-manifest.json'), 'utf8')
  const rules = readOwn<{ headers: Rule[] }>(manifest).headers.map(({ regex, has = [], headers }) => ({
    pattern: new RegExp(regex),
    has,
    values: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }))
  return (path) => {
    const matched = rules.filter(({ pattern }) => pattern.test(path))
    return (req) =>
      Object.assign(
        {},
        ...matched.filter(({ has }) => has.every((each) => holds(each, req))).map(({ values }) => values),
      )
  }
}
