// Without scripts the form posts itself, and nothing is missing.
import { useRouter } from 'next/router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Route } from '@/flows/table'
import { useGo } from '@/lib/browser/account/private-pages'
import { trackPhoneEntered } from '@/lib/browser/measuring/analytics'
import { useHere } from '@/lib/browser/shell/use-here'
import { useLocalPath } from '@/lib/browser/shell/use-local-path'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { readAnswer } from '@/lib/types/trusted-json'

type StepForm = { route: Route; flow: FlowName; query: string; about: string | null; causes: Record<string, string> }
type StepReply = { next?: string; causes?: Record<string, string> }

/** Resolves to true if it has shown `notice` and navigated to `next` itself. */
export type OnLost = (notice: string, next: string) => Promise<boolean>

export type TappedAnswer = { name: string; value: string }

const submittedAnswer = (submitter: HTMLElement | null): TappedAnswer | null =>
  submitter instanceof HTMLButtonElement && submitter.name !== ''
    ? { name: submitter.name, value: submitter.value }
    : null

/** Some browsers leave the tapped button out of FormData. */
function dataOf(form: HTMLFormElement, tapped: TappedAnswer | null): FormData {
  const data = new FormData(form)
  if (tapped) data.append(tapped.name, tapped.value)
  return data
}

const hasFiles = (form: HTMLFormElement): boolean =>
  [...new FormData(form).values()].some((value) => value instanceof File && value.size > 0)

const loadRules = () => import('@/lib/browser/forms/read-step')

const encodeForm = (data: FormData): URLSearchParams =>
  new URLSearchParams([...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))

/** `lost`: the server could not be reached. `take` handles a right form instead of the server. */
export function useStepForm(step: StepForm, take?: (data: FormData) => Promise<void>, onLost?: OnLost) {
  const go = useGo()
  const { prefetch } = useRouter()
  const { flow, route } = step
  const here = useHere()
  const localPath = useLocalPath()
  const sending = useRef(false)
  const isPlain = useRef(false)
  const [causes, setCauses] = useState(step.causes)
  const [lost, setLost] = useState(false)
  const [busy, setBusy] = useState(false)
  const [tapped, setTapped] = useState<TappedAnswer | null>(null)

  // On a slow network, each file fetched after the tap costs a round trip.
  useEffect(() => {
    loadRules()
      .then(({ routesAfterStep }) =>
        Promise.all(routesAfterStep({ flow, route }).map((next) => prefetch(next, undefined, { priority: true }))),
      )
      .catch(() => undefined)
  }, [flow, route, prefetch])

  // Kept alive, because the next question may replace the page before the answer.
  const post = (data: FormData) =>
    fetch(localPath(here), { method: 'POST', body: encodeForm(data), headers: { 'x-step': 'fetch' }, keepalive: true })

  async function ask(data: FormData): Promise<void> {
    await post(data)
    await go(here)
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null, data: FormData): Promise<void> {
    const { readStep, hrefAfter } = await loadRules()
    const { answers, causes: wrong } = readStep(step, data)
    setCauses({ ...wrong })
    if (Object.keys(wrong).length > 0) return
    if (take) return take(data)
    // Saves a round trip: the next question's URL carries the answer too, and the server checks it again.
    const known = navigator.onLine ? hrefAfter(step, answers) : null
    if (known !== null) {
      void post(data).catch(() => undefined)
      await go(known)
      return
    }
    const answer = await readAnswer<StepReply>(await post(data))
    if (answer.next !== undefined) {
      if (answers.phone) void trackPhoneEntered(answers.phone, answers.treatment ?? step.about)
      const notice = new URL(answer.next, window.location.href).searchParams.get('notice')
      const telling: Promise<boolean> | null = notice !== null && onLost ? onLost(notice, answer.next) : null
      const isReported = telling !== null && (await telling)
      if (!isReported) await go(answer.next)
    } else if (answer.causes) setCauses(answer.causes)
    // The server renders everything else, such as a slot that was just lost.
    else {
      isPlain.current = true
      form.requestSubmit(submitter)
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    // Files and `data-plain` buttons need the browser's own form post.
    if (isPlain.current || submitter?.hasAttribute('data-plain') || hasFiles(form)) return
    event.preventDefault()
    if (sending.current) return
    const answered = submittedAnswer(submitter)
    sending.current = true
    setLost(false)
    setBusy(true)
    setTapped(answered)
    const data = dataOf(form, answered)
    const isAsking = submitter instanceof HTMLButtonElement && submitter.formNoValidate
    const sent = isAsking ? ask(data) : send(form, submitter, data)
    sent
      .catch(() => setLost(true))
      .finally(() => {
        sending.current = false
        setBusy(false)
        setTapped(null)
      })
  }

  return { causes, lost, busy, tapped, onSubmit }
}
