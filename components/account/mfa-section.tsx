// Two-step sign-in: which second steps are on, which is asked first, and turning them on and off.
import { useState } from 'react'
import styles from '@/components/account/account.module.css'
import { ProblemLine } from '@/components/account/change-form'
import { LateSection, Skeleton } from '@/components/account/late-section'
import { TotpSetUp } from '@/components/account/totp-set-up'
import { problemOf, useAct } from '@/lib/browser/account/account-identity'
import { MFA_AREA, useMfa } from '@/lib/browser/account/use-account-lists'
import type { MfaChange, MfaMethod, MfaState } from '@/lib/browser/pool/types'
import { showToast } from '@/lib/browser/shell/toast'
import { DEVICES, MFA } from '@/lib/texts/en/account-changes'

const METHODS: readonly { method: MfaMethod; key: 'sms' | 'totp'; name: string; line: string }[] = [
  { method: 'SMS', key: 'sms', name: MFA.sms, line: MFA.smsLine },
  { method: 'TOTP', key: 'totp', name: MFA.totp, line: MFA.totpLine },
]

/** What turning a method off leaves: the other one, when it is on, is asked first from then on. */
function without(state: MfaState, method: MfaMethod): MfaChange {
  const other = state.enabled.find((each) => each !== method) ?? null
  return method === 'SMS' ? { sms: false, preferred: other } : { totp: false, preferred: other }
}

type RowProps = {
  row: (typeof METHODS)[number]
  state: MfaState
  isBusy: boolean
  onChange: (change: MfaChange) => void
  onSetUp: () => void
}

function Row({ row: { method, key, name, line }, state, isBusy, onChange, onSetUp }: RowProps) {
  const isOn = state.enabled.includes(method)
  const said = <span className="visually-hidden">{MFA.nameOf(name)}</span>
  const turnOn = () => (method === 'TOTP' ? onSetUp() : onChange({ [key]: true, preferred: state.preferred ?? method }))
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.rowName}>
          {name}
          {isOn ? (
            <span className={styles.badge}>{state.preferred === method ? MFA.isPreferred : MFA.isOn}</span>
          ) : null}
        </p>
        <p className={styles.quiet}>{line}</p>
      </div>
      <p className={styles.rowActions}>
        {isOn && state.preferred !== method ? (
          <button
            className={styles.plain}
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => onChange({ preferred: method })}
          >
            {MFA.prefer}
            {said}
          </button>
        ) : null}
        <button
          className={styles.second}
          type="button"
          onClick={isOn ? () => onChange(without(state, method)) : turnOn}
        >
          {isOn ? MFA.turnOff : method === 'TOTP' ? MFA.setUp : MFA.turnOn}
          {said}
        </button>
      </p>
    </li>
  )
}

function Methods() {
  const { data, error, mutate } = useMfa()
  const { act, isBusy, problem } = useAct(MFA_AREA, 'mfa')
  const [isSettingUp, setIsSettingUp] = useState(false)
  // One change at a time: the next one is made of what this one leaves.
  const change = async (asked: MfaChange): Promise<void> => {
    if (isBusy) return
    const isSet = await act(async (identity) => {
      await identity.setMfa(asked)
      await mutate()
    })
    if (!isSet) return
    showToast({ kind: 'success', text: MFA.saved })
  }
  if (error)
    return (
      <>
        <ProblemLine problem={problemOf(error, 'mfa')} />
        <button className={styles.second} type="button" onClick={() => mutate()}>
          {DEVICES.again}
        </button>
      </>
    )
  if (!data) return <Skeleton />
  return (
    <>
      {data.enabled.length === 0 ? <p>{MFA.off}</p> : null}
      <ul className={styles.rows}>
        {METHODS.map((row) => (
          <Row
            key={row.method}
            row={row}
            state={data}
            isBusy={isBusy}
            onChange={change}
            onSetUp={() => setIsSettingUp(true)}
          />
        ))}
      </ul>
      <ProblemLine problem={problem} />
      {isSettingUp ? (
        <TotpSetUp
          onClose={() => setIsSettingUp(false)}
          onDone={async () => {
            setIsSettingUp(false)
            await change({ totp: true, preferred: data.preferred ?? 'TOTP' })
          }}
        />
      ) : null}
    </>
  )
}

export function MfaSection() {
  return (
    <LateSection id="two-step" title={MFA.title} line={MFA.line}>
      <Methods />
    </LateSection>
  )
}
