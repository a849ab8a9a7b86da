// The state of a sign-in on its screen: which question stands, the number, the tries of a code. What is under way
// survives a reload (lib/auth keeps it for its three minutes, this tab the number).
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseIndianMobile } from '@/flows/phone'
import { isAuthenticated } from '@/lib/auth/current-user'
import type { SignInStep } from '@/lib/auth/steps'
import { notedPhone, noteNext, notePhone } from '@/lib/client/sign-in-notes'
import { nameOf, type Problem, useAuthRun } from '@/lib/client/use-auth-run'
import type { Identity } from '@/lib/client/use-identity'
import { causeText } from '@/lib/texts/en/causes'
import { CHALLENGES, CODE_SCREEN, PASSWORD, SIGN_IN, SIGN_UP } from '@/lib/texts/en/sign-in'

/** A question without an answer of the pool's: the two ways in, a code that ended, and that somebody is signed in. */
export type Stand = 'phone' | 'password' | 'spent' | 'expired' | 'too_late' | 'known'
export type SignInScreen = { kind: Stand } | SignInStep
type Given = {
  /** The number that is known already, as it was typed. */
  phone?: string
  /** Whether its code is to be sent at once. */
  begin?: boolean
  /** Whether the hosted page has led back here. */
  isBack?: boolean
  /** Whether a sign-in that is under way in this tab is taken up. */
  resumes?: boolean
  onDone(): void
}

const TRIES = 3
const CODES = ['code', 'sms_mfa', 'totp', 'totp_setup', 'confirm_sign_up']

export function useSignIn({ phone: given = '', begin = false, isBack = false, resumes = true, onDone }: Given) {
  const { busy, problems, setProblems, run, load, running } = useAuthRun()
  const [screen, setScreen] = useState<SignInScreen>({ kind: 'phone' })
  const [phone, setPhone] = useState(given)
  const [wrongs, setWrongs] = useState(0)
  /** How many screens came after the first. */
  const [moves, setMoves] = useState(0)
  const [notice, setNotice] = useState<string | null>(null)
  const way = useRef<'code' | 'password'>('code')

  const show = (next: SignInScreen): void => {
    setScreen(next)
    setMoves((count) => count + 1)
    setWrongs(0)
    setNotice(null)
    setProblems([])
    if (next.kind !== 'done') return
    notePhone(null)
    onDone()
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
    run('phone', 'code', async (identity) => {
      const number = numberOf(typed)
      if ('text' in number) return number
      way.current = 'code'
      show(await identity.signInByCode(number.e164))
    })

  const signInByPassword = (typed: string, password: string): Promise<void> =>
    run('password', 'password', async (identity) => {
      const number = numberOf(typed)
      if ('text' in number) return number
      if (password === '') return { control: 'password', text: PASSWORD.empty }
      way.current = 'password'
      show(await identity.signInByPassword(number.e164, password))
    })

  /** Shows what follows an answer. A wrong one stands on its screen with what was typed. */
  function follow(next: SignInStep): Problem | undefined {
    if (!next.wrong) return void show(next)
    const count = wrongs + 1
    setWrongs(count)
    setScreen(next)
    const left = TRIES - count
    const ofCode = next.kind === 'code' && left > 0 ? CODE_SCREEN.wrongLeft(left) : CODE_SCREEN.wrong
    return { control: 'code', text: next.kind.startsWith('totp') ? CHALLENGES.totp.wrong : ofCode }
  }

  async function confirm(identity: Identity, code: string): Promise<SignInStep> {
    const read = parseIndianMobile(phone)
    return read.ok ? identity.confirmSignUp(read.e164, code) : { kind: 'confirm_sign_up' }
  }

  const answer = (value: string): Promise<void> =>
    run(CODES.includes(screen.kind) ? 'code' : 'answer', 'code', async (identity) => {
      try {
        return follow(await (screen.kind === 'confirm_sign_up' ? confirm(identity, value) : identity.answer(value)))
      } catch (error) {
        const name = nameOf(error)
        if (name === 'AutoSignInException') return again('phone', SIGN_UP.confirmed)
        // The pool's session is used up or has ended: there is nothing left to answer.
        if (name !== 'NotAuthorizedException' && name !== 'SignInException') throw error
        identity.dropPendingSignIn()
        if (way.current === 'password') return void show({ kind: 'too_late' })
        show({ kind: screen.kind === 'code' && wrongs >= TRIES - 1 ? 'spent' : 'expired' })
      }
    })

  const resend = (): Promise<void> =>
    run('code', 'code', async (identity) => {
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

  const leaveForHosted = (next: string): Promise<void> =>
    run(null, 'hosted', async (identity) => {
      noteNext(next)
      await identity.hostedSignIn(next)
    })

  const completeHosted = (): Promise<void> =>
    run(null, 'hosted', async (identity) => {
      if (await identity.completeHostedSignIn()) show({ kind: 'done' })
    })

  const resume = useEffectEvent(async () => {
    if (isBack) return completeHosted()
    if (!begin && (await isAuthenticated())) return show({ kind: 'known' })
    if (!resumes) return
    const pending = (await load()).pendingSignIn()
    if (begin && (pending === null || pending === 'expired' || notedPhone() !== given)) return sendCode(given)
    if (pending === null || running.current) return
    setPhone((now) => now || notedPhone())
    show(pending === 'expired' ? { kind: 'expired' } : pending)
  })
  useEffect(() => {
    // What can't be resumed is begun again: the first question stands.
    resume().catch(() => undefined)
  }, [])

  /** Renews the server's session of a patient whom this browser knows. */
  const goOn = (follow: () => unknown): Promise<void> =>
    run(null, 'code', async (identity) => {
      if (!(await identity.startServerSession())) return { control: null, text: SIGN_IN.known.lost }
      follow()
    })

  /** Signs out whoever this browser knows, and asks for another number. */
  const leave = (): Promise<void> =>
    run(null, 'code', async (identity) => {
      await identity.signOut()
      again('phone', null, '')
    })

  /** Waits for the link of a new account: every five seconds, for three minutes. */
  const waitForLink = async (): Promise<void> => {
    try {
      show(await (await load()).autoSignInByLink())
    } catch {
      again('password', SIGN_UP.linkGone)
    }
  }

  const ways = {
    waitForLink,
    keepPhone: setPhone,
    tell: setNotice,
    sendCode,
    signInByPassword,
    answer,
    resend,
    again,
    leaveForHosted,
    goOn,
    leave,
  }
  return { screen, moves, phone, busy, problems, setProblems, notice, show, run, ...ways }
}

export type SignIn = ReturnType<typeof useSignIn>
