// What is one visitor's own in the view of a page: sealed values, which nobody but the server reads, and the answers that the
// summary of a step repeats. No part of a page depends on what they say: each is only written out.
import { markOf } from '@/lib/documents/marks'
import type { View } from '@/lib/documents/render'

/** As it stands in an address and, encoded, in a link (lib/http/sealed.ts); the shortest seals nothing, by 28 bytes. */
const SEALED = /(~|%7E)([\w-]{38,})/g
/** What stands in JSON and in markup as it is. */
const PLAIN = /^[\p{L}\p{M}\p{N} .,:+-]{1,200}$/u

type Step = { summary: readonly { value: string }[] }
const hasStep = (props: Record<string, unknown>): props is { step: Step } =>
  typeof props.step === 'object' && props.step !== null && 'summary' in props.step && Array.isArray(props.step.summary)

export type MarkedView = {
  /** The view as JSON, with marks in the place of own values. */
  marked: string
  /** By the numbers of the marks. */
  own: string[]
}

/** Takes the own values out of a view; null for one that is no step's. */
export function markOwn(view: Omit<View, 'page'>): MarkedView | null {
  const { pageProps } = view
  if (!hasStep(pageProps)) return null
  const own: string[] = []
  const numbers = new Map<string, number>()
  const mark = (value: string): string => {
    const n = numbers.get(value) ?? own.length
    if (n === own.length) own.push(value)
    numbers.set(value, n)
    return markOf(n)
  }
  const { step } = pageProps
  const summary = step.summary.map((row) => (PLAIN.test(row.value) ? { ...row, value: mark(row.value) } : row))
  const props = { ...pageProps, step: { ...step, summary } }
  const json = JSON.stringify({ ...view, pageProps: props })
  return { marked: json.replace(SEALED, (_, before: string, sealed: string) => before + mark(sealed)), own }
}
