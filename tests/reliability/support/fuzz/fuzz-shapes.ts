// The form of an answer of each kind: of a call, the pool, the hosted sign-in or a page. Each check returns the
// fault, or null.
import { HOSTED, PROBES } from '@/tests/reliability/support/addresses'
import type { Reply, Sent } from '@/tests/reliability/support/browser'
import { formsOf } from '@/tests/reliability/support/html'

type Shape = (sent: Sent, reply: Reply) => string | null

const typeOf = ({ headers }: Reply): string => String(headers['content-type'] ?? '')

const ofCall: Shape = ({ method }, reply) => {
  const { status, body, location } = reply
  // A redirect removes a trailing or doubled slash.
  if (location !== null) return null
  if (!/^application\/json/.test(typeOf(reply))) return 'no JSON'
  if (method === 'HEAD') return null
  const { error } = Object(JSON.parse(body)) as { error?: { code?: unknown; message?: unknown; fields?: object } }
  if (status === 200) return error === undefined ? null : 'an error with 200'
  if (typeof error?.code !== 'string' || typeof error.message !== 'string') return 'no error code or message'
  return status === 422 && error.code === 'invalid' && !Object.keys(error.fields ?? {}).length
    ? '422 without fields'
    : null
}

const ofPool: Shape = ({ method }, reply) => {
  // The pool's public documents are plain JSON.
  if (!/^application\/(x-amz-json-1\.1|json)/.test(typeOf(reply))) return 'not as the pool’s answers are'
  if (method === 'HEAD' || reply.status === 200) return null
  const { __type: type, message } = JSON.parse(reply.body) as { __type?: unknown; message?: unknown }
  if (typeof type !== 'string' || typeof message !== 'string') return 'no __type or message'
  return reply.headers['x-amzn-errortype'] === `${type}:` ? null : 'another error in the header'
}

const ofHosted: Shape = ({ method }, reply) => {
  const { status, headers, body, location } = reply
  if (method === 'HEAD' || status < 400 || location !== null) return null
  if (status === 401 && headers['www-authenticate']) return null
  if (/^text\/plain/.test(typeOf(reply))) return body === '' ? 'refused without a word' : null
  return typeof JSON.parse(body).error === 'string' ? null : 'no error'
}

const FORM = /^application\/x-www-form-urlencoded$/
/** Fields that a page never shows again, and fields that a page fills in itself. */
const NOT_KEPT = /password|code|^(chosen|version|latLng)$/

/** Returns a field of the posted form whose typed value is missing in the answer. */
function lostOf({ headers = {}, body = '' }: Sent, reply: Reply): string | null {
  if (!FORM.test(headers['Content-Type'] ?? '') || typeof body !== 'string') return null
  const typed = Object.fromEntries(new URLSearchParams(body))
  const names = Object.keys(typed)
  // Only forms of the page itself count. Invented fields may be lost.
  const forms = formsOf(reply.body).filter(({ fields, choices }) =>
    names.every((name) => Object.hasOwn(fields, name) || Object.hasOwn(choices, name)),
  )
  for (const { fields, hidden } of forms) {
    for (const [name, value] of Object.entries(fields)) {
      const said = typed[name]
      // Values that no control can hold are not checked.
      if (said === undefined || NOT_KEPT.test(name) || hidden.includes(name) || !/^[\x21-\x7e]{1,40}$/.test(said))
        continue
      // A date control holds a date or nothing.
      if (/day$/.test(name) && !/^\d{4}-\d\d-\d\d$/.test(said)) continue
      if (value !== said) return `${name} is lost: ${value.slice(0, 50)}`
    }
  }
  return null
}

const ofPage: Shape = (sent, reply) => {
  if (reply.status < 400 || sent.method === 'HEAD' || !/html/.test(typeOf(reply))) return null
  if (!/<h1\b/.test(reply.body)) return 'a page that says nothing'
  return reply.status === 422 ? lostOf(sent, reply) : null
}

/** The check for the answers of an address. */
export function shapeOf(path: string): Shape {
  const [address = ''] = path.split('?')
  if (/^\/(api\/cognito-idp\b|\.well-known\/)|^\/api\/cognito-identity\/?$/.test(address)) return ofPool
  if (HOSTED.includes(address)) return ofHosted
  if (PROBES.includes(address) && address !== '/api') return () => null
  return address === '/api' || address.startsWith('/api/') ? ofCall : ofPage
}
