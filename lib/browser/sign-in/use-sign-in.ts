// The state of a sign-in on its screen: which question stands, the number, the tries of a code. What is under way
// survives a reload (lib/browser/pool keeps it for its three minutes, this tab the number).
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseIndianMobile } from '@/flows/phone'
import { isAuthenticated } from '@/lib/browser/pool/current-user'
import type { SignInStep } from '@/lib/browser/pool/types'
import { notedPhone, notedWrongs, notePhone, noteWrongs } from '@/lib/browser/sign-in/sign-in-notes'
import { otherWays } from '@/lib/browser/sign-in/sign-in-ways'
import { nameOf, type Problem, type Problems, useAuthRun } from '@/lib/browser/sign-in/use-auth-run'
import type { Identity } from '@/lib/browser/sign-in/use-identity'
import { useOtherTab } from '@/lib/browser/sign-in/use-other-tab'
import { CODE } from '@/lib/catalogue/codes'
import { causeText } from '@/lib/texts/en/causes'
import { CHALLENGES, CODE_SCREEN, PASSWORD, SIGN_UP } from '@/lib/texts/en/sign-in'

/** A question without an answer of the pool's: the two ways in, a code that ended, and that somebody is signed in. */
export type Stand = 'phone' | 'password' | 'spent' | 'expired' | 'too_late' | 'known'
export type SignInScreen = { kind: Stand } | SignInStep
/** A sign-in that was begun before its screens were shown. */
export type Begun = { phone: string; screen: SignInScreen; problems: Problems }
/** The ways that a tap can choose before the scripts are there: the server renders the page for it. */
export type PostedWay = 'password' | 'hosted'
type Given = {
  begun?: Begun
  /** The number that is known already, as it was typed. */
  phone?: string
  /** Whether its code is to be sent at once. */
  begin?: boolean
  way?: PostedWay | null
  /** Where the hosted page leads in the end, when it was chosen in that way. */
  next?: string
  /** Whether the hosted page has led back here. */
  isBack?: boolean
  /** Whether a sign-in that is under way in this tab is taken up. */
  resumes?: boolean
  /** `to` is where the patient wanted to go before the hosted page. */
  onDone(to: string | null): void
}

/** The errors of an answer to a session that is there no more. */
const ENDED = ['NotAuthorizedException', 'SignInException', 'NoPendingSignIn', 'ExpiredCodeException']
/** Which control a screen's answer stands in, where it is not the code. */
const CONTROLS: Partial<Record<SignInScreen['kind'], string>> = { mfa_choice: 'method', new_password: 'password' }

export function useSignIn({
  begun,
  phone: given = begun?.phone ?? '',
  begin = false,
  way: posted = null,
  next = '',
  isBack = false,
  resumes = true,
  onDone,
}: Given) {
  const { busy, problems, setProblems, run, load, running } = useAuthRun(begun?.problems)
  const [screen, setScreen] = useState<SignInScreen>(
    begun?.screen ?? { kind: posted === 'password' ? 'password' : 'phone' },
  )
  const [phone, setPhone] = useState(given)
  const [wrongs, setWrongs] = useState(0)
  /** How many screens came after the first. */
  const [moves, setMoves] = useState(begun ? 1 : 0)
  const [notice, setNotice] = useState<string | null>(null)
  const way = useRef<'code' | 'password'>('code')

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

  /** The number as the pool has it; what is wrong with it otherwise. */
  function numberOf(typed: string): { e164: string } | Problem {
    setPhone(typed)
    const read = parseIndianMobile(typed)
    if (!read.ok) return { control: 'phone', text: causeText('phone', read.reason) }
    notePhone(typed)
    return { e164: read.e164 }
  }

  const sendCode = (typed: string): Promise<void> =>
    run(screen.kind === 'phone' ? 'phone' : null, 'sign_in', async (identity) => {
      const number = numberOf(typed)
      if ('text' in number) return number
      way.current = 'code'
      show(await identity.signInByCode(number.e164))
    })

  const signInByPassword = (typed: string, password: string): Promise<void> =>
    run('password', 'sign_in', async (identity) => {
      const number = numberOf(typed)
      if ('text' in number) return number
      if (password === '') return { control: 'password', text: PASSWORD.empty }
      way.current = 'password'
      show(await identity.signInByPassword(number.e164, password))
    })

  /** Shows what follows an answer. A wrong one stands on its screen with what was typed. */
  function follow(next: SignInStep): Problem | undefined {
    if (!next.wrong) {
      show(next)
      return
    }
    const count = wrongs + 1
    countWrong(count)
    setScreen(next)
    const left = CODE.tries - count
    const ofCode = next.kind === 'code' && left > 0 ? CODE_SCREEN.wrongLeft(left) : CODE_SCREEN.wrong
    return { control: 'code', text: next.kind.startsWith('totp') ? CHALLENGES.totp.wrong : ofCode }
  }

  async function confirm(identity: Identity, code: string): Promise<SignInStep> {
    const read = parseIndianMobile(phone)
    return read.ok ? identity.confirmSignUp(read.e164, code) : { kind: 'confirm_sign_up' }
  }

  const answer = (value: string): Promise<void> =>
    run(CONTROLS[screen.kind] ?? 'code', 'code', async (identity) => {
      try {
        return follow(await (screen.kind === 'confirm_sign_up' ? confirm(identity, value) : identity.answer(value)))
      } catch (error) {
        const name = nameOf(error)
        if (name === 'AutoSignInException') again('password', SIGN_UP.confirmed)
        else if (ENDED.includes(name)) end(identity)
        else throw error
      }
    })

  /** The pool's session is used up or over: there is nothing left to answer. */
  function end(identity: Identity): void {
    identity.dropPendingSignIn()
    if (way.current === 'password') show({ kind: 'too_late' })
    else show({ kind: screen.kind === 'code' && wrongs >= CODE.tries - 1 ? 'spent' : 'expired' })
  }

  const resend = (): Promise<void> =>
    run('code', 'sign_in', async (identity) => {
      const number = numberOf(phone)
      if ('text' in number) return number
      if (screen.kind === 'confirm_sign_up') await identity.resendSignUpCode(number.e164)
      else show(await identity.signInByCode(number.e164))
      setNotice(CODE_SCREEN.resent)
    })

  /** Leaves what is under way for one of the two ways in; the number stays. */
  function again(kind: 'phone' | 'password', said: string | null = null, typed = phone): void {
    void load().then((identity) => identity.dropPendingSignIn())
    setPhone(typed)
    show({ kind })
    setNotice(said)
  }

  const others = otherWays({ run, show, again, load })

  const resume = useEffectEvent(async () => {
    if (begun) return
    if (isBack) return others.completeHosted()
    if (!begin && (await isAuthenticated())) return show({ kind: 'known' })
    if (posted === 'hosted') return others.leaveForHosted(next)
    if (!resumes || posted) return
    const pending = (await load()).pendingSignIn()
    if (begin && (pending === null || pending === 'expired' || notedPhone() !== given)) return sendCode(given)
    if (pending === null || running.current) return
    setPhone((now) => now || notedPhone())
    const wrong = notedWrongs()
    show(pending === 'expired' ? { kind: 'expired' } : pending)
    countWrong(wrong)
  })
  useEffect(() => {
    // What can't be resumed is begun again: the first question stands.
    resume().catch(() => undefined)
  }, [])

  useOtherTab(() => running.current || screen.kind === 'done' || show({ kind: 'done' }))

  const ways = { sendCode, signInByPassword, answer, resend, again, ...others, keepPhone: setPhone, tell: setNotice }
  return { screen, moves, phone, busy, problems, setProblems, notice, show, run, ...ways }
}

export type SignIn = ReturnType<typeof useSignIn>
