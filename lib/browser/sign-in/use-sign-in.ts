// A reload keeps a pending sign-in: lib/browser/pool its steps for three minutes, this tab the number.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Problem } from '@/lib/browser/forms/problem'
import { type FieldEntry, readField, readPhoneField, typedPassword } from '@/lib/browser/identity/read-fields'
import type { Identity } from '@/lib/browser/identity/use-identity'
import { useRun } from '@/lib/browser/identity/use-run'
import { isAuthenticated } from '@/lib/browser/pool/current-user'
import { authProblem, errorName, isSignInOver, isTimeOut } from '@/lib/browser/pool/errors'
import type { SignInStep } from '@/lib/browser/pool/types'
import { otherMethods } from '@/lib/browser/sign-in/sign-in-methods'
import { notedPhone, notedWrongs, noteEntered, notePhone, noteWrongs } from '@/lib/browser/sign-in/sign-in-notes'
import { CONTROLS, type PostedWay, type SignInScreen, type SignInStart } from '@/lib/browser/sign-in/sign-in-screen'
import { useOtherTab } from '@/lib/browser/sign-in/use-other-tab'
import { wrongText } from '@/lib/browser/sign-in/wrong-text'
import { useTexts } from '@/lib/browser/texts'
import { CODE } from '@/lib/catalogue/codes'

type SignInOptions = {
  start?: SignInStart
  phone?: string
  begin?: boolean
  posted?: PostedWay | null
  next?: string
  /** The hosted page has redirected here. */
  isBack?: boolean
  resumes?: boolean
  /** `to` is the page wanted before the hosted sign-in. */
  onDone(to: string | null): void
}

export function useSignIn({
  start,
  phone: typedName = start?.phone ?? '',
  begin = false,
  posted = null,
  next = '',
  isBack = false,
  resumes = true,
  onDone,
}: SignInOptions) {
  const { CHALLENGES, CODE_SCREEN, SIGN_UP } = useTexts('sign-in')
  const { isBusy, problems, setProblems, run, load, running } = useRun('sign-in', start?.problems)
  const [screen, setScreen] = useState<SignInScreen>(
    start?.screen ?? { kind: posted === 'password' ? 'password' : 'phone' },
  )
  const [phone, setPhone] = useState(typedName)
  const [wrongs, setWrongs] = useState(0)
  const [moves, setMoves] = useState(start ? 1 : 0)
  const [notice, setNotice] = useState<string | null>(null)

  function countWrong(count: number): void {
    setWrongs(count)
    noteWrongs(count)
  }

  const show = (next: SignInScreen, to: string | null = null): void => {
    setScreen(next)
    setMoves((count) => count + 1)
    countWrong(0)
    setNotice(null)
    setProblems([])
    if (next.kind !== 'done') return
    notePhone(null)
    onDone(to)
  }

  function numberOf(typed: string): FieldEntry {
    setPhone(typed)
    const number = readPhoneField(typed)
    if ('value' in number) noteEntered(typed, number.value)
    return number
  }

  const sendCode = (typed: string): Promise<boolean> =>
    run('sign_in', screen.kind === 'phone' ? 'phone' : null, async (identity) => {
      const number = numberOf(typed)
      if ('problem' in number) return number.problem
      show(await identity.signInByCode(number.value))
    })

  const sendPassword = (values: FormData): Promise<boolean> =>
    run('sign_in', 'password', async (identity) => {
      const number = numberOf(readField(values, 'phone'))
      if ('problem' in number) return number.problem
      const password = typedPassword(values)
      if ('problem' in password) return password.problem
      show(await identity.signInByPassword(number.value, password.value))
    })

  /** A wrong answer keeps its screen and the typed value. */
  function follow(next: SignInStep): Problem | undefined {
    if (!next.wrong) {
      show(next)
      return
    }
    const count = wrongs + 1
    countWrong(count)
    setScreen(next)
    return { control: 'code', text: wrongText(next, CODE.tries - count) }
  }

  async function confirm(identity: Identity, code: string): Promise<SignInStep> {
    const number = readPhoneField(phone)
    return 'value' in number ? identity.confirmSignUp(number.value, code) : { kind: 'confirm_sign_up' }
  }

  const answer = (value: string): Promise<boolean> =>
    run('code', CONTROLS[screen.kind] ?? 'code', async (identity) => {
      try {
        return follow(await (screen.kind === 'confirm_sign_up' ? confirm(identity, value) : identity.answerStep(value)))
      } catch (error) {
        const name = errorName(error)
        if (name === 'AutoSignInException') again('password', SIGN_UP.confirmed)
        else if (name === 'FactorIsSetUp') again('password', CHALLENGES.setUp.done)
        else if (isSignInOver(error)) return end(identity, error)
        else throw error
      }
    })

  const answerTyped = (typed: FieldEntry): void => {
    if ('value' in typed) void answer(typed.value)
    else setProblems([typed.problem])
  }

  /** The pool's session is over. Returns the problem to show. */
  function end(identity: Identity, error: unknown): Problem | undefined {
    identity.dropPendingSignIn()
    if (screen.kind === 'code') show({ kind: wrongs >= CODE.tries - 1 ? 'spent' : 'expired' })
    else if (isTimeOut(error)) show({ kind: 'too_late' })
    else {
      show({ kind: 'password' })
      return { control: null, ...authProblem(error, 'sign_in') }
    }
  }

  const resend = (): Promise<boolean> =>
    run('sign_in', 'code', async (identity) => {
      const number = numberOf(phone)
      if ('problem' in number) return number.problem
      if (screen.kind === 'confirm_sign_up') await identity.resendSignUpCode(number.value)
      else show(await identity.signInByCode(number.value))
      setNotice(CODE_SCREEN.resent)
    })

  function again(kind: 'phone' | 'password', message: string | null = null, typed = phone): void {
    void load().then((identity) => identity.dropPendingSignIn())
    setPhone(typed)
    show({ kind })
    setNotice(message)
  }

  const others = otherMethods({ run, show, again, load })

  const resume = useEffectEvent(async () => {
    if (start) return
    if (isBack) return void others.completeHosted()
    if (!begin && (await isAuthenticated())) return show({ kind: 'known' })
    if (posted === 'hosted') return void others.leaveForHosted(next)
    if (!resumes || posted) return
    const pending = (await load()).pendingSignIn()
    if (begin && (pending === null || pending === 'expired' || notedPhone() !== typedName))
      return void sendCode(typedName)
    if (pending === null || running.current) return
    setPhone((now) => now || notedPhone())
    const wrong = notedWrongs()
    show(pending === 'expired' ? { kind: 'expired' } : pending)
    countWrong(wrong)
  })
  useEffect(() => {
    // If nothing can be resumed, the first question stays.
    resume().catch(() => undefined)
  }, [])

  useOtherTab(() => running.current || screen.kind === 'done' || show({ kind: 'done' }))

  const callbacks = {
    sendCode,
    sendPassword,
    answer,
    answerTyped,
    resend,
    again,
    ...others,
    keepPhone: setPhone,
    showMessage: setNotice,
  }
  return { screen, moves, phone, isBusy, problems, setProblems, notice, show, run, ...callbacks }
}

export type SignIn = ReturnType<typeof useSignIn>
