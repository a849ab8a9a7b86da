// Answers are alike until the number is proved, so that nobody learns which references and numbers exist.

import { z } from 'zod'
import { readCode } from '@/flows/code'
import { parseParam } from '@/flows/params'
import { FIND, managePath } from '@/lib/addresses/paths'
import { parseReference } from '@/lib/domain/booking/references'
import { isSealed } from '@/lib/http/cookies/sealed'
import { type ActContext, type Answer, text, withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import type { Visitor } from '@/lib/http/visitor'
import { whenText } from '@/lib/page-handlers/account/proof'
import { fill } from '@/lib/texts/fill'
import {
  areCodesLate,
  awaitsCode,
  checkCodeLimit,
  checkProofCode,
  sendProofCode,
} from '@/lib/use-cases/account/prove-number'
import { openByNumber } from '@/lib/use-cases/booking/open-by-number'
import { codePort } from '@/lib/use-cases/runtime'
import type { FindView } from '@/lib/views/booking'

export type FindProps = { find: FindView }

/** A well-formed reference, and a number in E.164. */
type Search = { reference: string; phone: string }
type Problem = FindView['problems'][number]

const SHOWN = 40

const proving = ({ owner, network, language }: Visitor, { phone }: Search) => ({
  owner: owner(),
  network,
  language,
  phone,
})

/** The code's field on the same page; the number is sealed for this browser. */
const codeHref = (visitor: Visitor, { reference, phone }: Search): string =>
  `${FIND}?${new URLSearchParams({ reference, phone: visitor.seal.seal('phone', phone) })}`

function readSearch({ texts }: Visitor, typed: { reference: string; phone: string }): Search | Problem[] {
  const reference = parseReference(typed.reference)
  const phone = parseParam('phone', typed.phone)
  const problems: Problem[] = []
  const { FINDING } = texts.manage
  if (reference === null)
    problems.push({ control: 'reference', text: typed.reference.trim() === '' ? FINDING.empty : FINDING.unreadable })
  if ('cause' in phone) problems.push({ control: 'phone', text: texts['input-phone'].PHONE.causes.phone[phone.cause] })
  return reference === null || 'cause' in phone ? problems : { reference, phone: phone.value }
}

type FindForms = {
  request: PageRequest
  /** `pending` is the search in the address, or its mistakes. */
  about: { pending: Search | Problem[]; known: { reference: string; phone: string } }
  /** `isProved`: the number is proved, and there is no such booking. */
  shown: { problems: Problem[]; isProved?: true }
  notice: never
  props: FindProps
}
type OpenOutcome = { kind: 'opened'; to: string } | { kind: 'none' }
type SendOutcome = OpenOutcome | { kind: 'sent'; to: string } | { kind: 'often'; until: Date }

/** Grants access to this browser, which has proved the number. */
async function open(visitor: Visitor, search: Search): Promise<OpenOutcome> {
  const opened = await openByNumber(visitor.deps, search)
  if (!opened) return { kind: 'none' }
  visitor.manage.keep(opened.reference, opened.key)
  return { kind: 'opened', to: managePath(opened.reference) }
}

/** Sends a code whether or not the booking exists. */
async function send(visitor: Visitor, search: Search): Promise<SendOutcome> {
  if (await visitor.hasProved(search.phone)) return open(visitor, search)
  const sent = await sendProofCode(visitor.deps, codePort(), { ...proving(visitor, search), purpose: 'manage' })
  return sent.kind === 'sent' ? { kind: 'sent', to: codeHref(visitor, search) } : { kind: 'often', until: sent.until }
}

const refused = (status: 404 | 422 | 429, control: Problem['control'], text: string): Answer<FindForms> => ({
  status,
  shown: { problems: [{ control, text }] },
})
type ActResult = { context: ActContext<FindForms> }
const OPENED = {
  opened: ({ outcome: { to } }: { outcome: { to: string } }) => ({ to }),
  none: ({ context: { visitor } }: ActResult): Answer<FindForms> => ({
    status: 404,
    shown: { isProved: true, problems: [{ control: 'reference', text: visitor.texts.manage.FINDING.none }] },
  }),
}
const SENT = {
  ...OPENED,
  sent: OPENED.opened,
  often({ context: { visitor }, outcome: { until } }: ActResult & { outcome: { until: Date } }) {
    const { texts, deps } = visitor
    return refused(429, null, fill(texts.manage.FINDING.often, { when: whenText(texts, until, deps.now) }))
  },
}
const mistaken = ({ outcome: { problems } }: { outcome: { problems: Problem[] } }): Answer<FindForms> => ({
  status: 422,
  shown: { problems },
})

const asSearch = async <O>(search: Search | Problem[], work: (search: Search) => Promise<O>) =>
  Array.isArray(search) ? { kind: 'mistaken' as const, problems: search } : work(search)

const { act, page } = withForms<FindForms>()
const ACTS = {
  search: act({
    reads: z.object({ reference: text, phone: text }),
    run: ({ visitor }, typed) => asSearch(readSearch(visitor, typed), (search) => send(visitor, search)),
  }).answers({ ...SENT, mistaken }),
  again: act({
    reads: z.object({}),
    run: ({ visitor, pending }) => asSearch(pending, (search) => send(visitor, search)),
  }).answers({ ...SENT, mistaken }),
  check: act({
    reads: z.object({ code: text }),
    run: ({ visitor, pending }, { code }) =>
      asSearch(pending, async (search) => {
        const read = readCode(code)
        if ('cause' in read) return { kind: 'wrong' as const, cause: read.cause }
        const { kind } = await checkProofCode(visitor.deps, { ...proving(visitor, search), code: read.value })
        return kind === 'proved' ? open(visitor, search) : { kind: 'wrong' as const, cause: kind }
      }),
  }).answers({
    ...OPENED,
    mistaken,
    wrong: ({ context: { visitor }, outcome: { cause } }) =>
      refused(422, 'code', visitor.texts['number-proof'].PROOF.causes.code[cause]),
  }),
}

/** Null before a code was sent. */
async function codeState(visitor: Visitor, search: Search, typed: string): Promise<FindView['code']> {
  const who = proving(visitor, search)
  const [isSent, next] = [
    await awaitsCode(visitor.deps, who),
    await checkCodeLimit(visitor.deps, codePort().budget, who),
  ]
  const from = next.kind === 'wait' ? whenText(visitor.texts, next.until, visitor.deps.now) : null
  return isSent || from !== null
    ? {
        ending: search.phone.slice(-4),
        isSent,
        isLate: areCodesLate(),
        typed,
        from,
        action: codeHref(visitor, search),
      }
    : null
}

export const findPage = withPage<FindProps>(
  '/manage',
  page({
    async load({ page: { query }, visitor }) {
      const sealed = queryValue(query.phone)
      const phone = (isSealed(sealed) ? visitor.seal.open('phone', sealed) : null) ?? ''
      const known = { reference: queryValue(query.reference), phone }
      return { known, pending: readSearch(visitor, known) }
    },
    acts: ACTS,
    notices: [],
    unread: { problems: [] },
    async show({ visitor, form, pending, known }, { shown }) {
      // A refused code is typed anew.
      const typed = shown ? '' : (form?.get('code') ?? '').slice(0, SHOWN)
      const code = Array.isArray(pending) || shown?.isProved ? null : await codeState(visitor, pending, typed)
      const reference = form?.get('reference') ?? known.reference
      const phone = form?.get('phone') ?? known.phone
      return {
        props: {
          find: {
            reference: reference.slice(0, SHOWN),
            phone: code ? '' : phone.slice(0, SHOWN),
            code,
            problems: shown?.problems ?? [],
          },
        },
      }
    },
  }),
)
