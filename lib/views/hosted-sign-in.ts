import type { Texts } from '@/lib/texts/languages'

export type HostedProblem = keyof Texts['hosted']['HOSTED']['problems']

export type HostedView =
  | { kind: 'bad'; cause: 'client' | 'redirect_uri' }
  | { kind: 'password'; action: string; phone: string; problem: HostedProblem | null; detail?: string }
  | {
      kind: 'code'
      action: string
      waiting: { session: string; username: string; factor: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA'; to: string | null }
      problem: HostedProblem | null
    }
