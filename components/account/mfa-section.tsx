import { useState } from 'react'
import styles from '@/components/account/changes.module.css'
import { LateSection, Skeleton } from '@/components/account/late-section'
import { Problems } from '@/components/account/problems'
import { TotpSetUp } from '@/components/account/totp-set-up'
import { LoadError } from '@/components/account/unread'
import { Badge } from '@/components/kit/badge'
import { Button } from '@/components/kit/button'
import { List, ListRow } from '@/components/kit/list'
import { Loading } from '@/components/kit/loading'
import { Note } from '@/components/kit/note'
import { MFA_AREA, useMfa } from '@/lib/browser/account/use-account-lists'
import { useRun } from '@/lib/browser/identity/use-run'
import type { MfaChange, MfaMethod, MfaState } from '@/lib/browser/pool/types'
import { showToast } from '@/lib/browser/shell/toast'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

const METHODS = [
  { method: 'SMS', key: 'sms', line: 'smsLine' },
  { method: 'TOTP', key: 'totp', line: 'totpLine' },
] as const satisfies readonly { method: MfaMethod; key: string; line: string }[]

/** From then on the other method, if it is on, is asked first. */
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

function Row({ row: { method, key, line }, state, isBusy, onChange, onSetUp }: RowProps) {
  const { MFA } = useTexts('account-changes')
  const name = MFA[key]
  const isOn = state.enabled.includes(method)
  const turnOn = () => (method === 'TOTP' ? onSetUp() : onChange({ [key]: true, preferred: state.preferred ?? method }))
  const turn = isOn ? MFA.turnOff : method === 'TOTP' ? MFA.setUp : MFA.turnOn
  return (
    <ListRow>
      <div>
        <p className={styles.value}>
          {name}
          {isOn ? <Badge>{state.preferred === method ? MFA.isPreferred : MFA.isOn}</Badge> : null}
        </p>
        <Note>{MFA[line]}</Note>
      </div>
      <p className={styles.actions}>
        {isOn && state.preferred !== method ? (
          <Button
            text={MFA.prefer}
            aria-label={`${MFA.prefer}${fill(MFA.nameOf, { method: name })}`}
            colour="transparent"
            disabled={isBusy}
            onClick={() => onChange({ preferred: method })}
          />
        ) : null}
        <Button
          text={turn}
          aria-label={`${turn}${fill(MFA.nameOf, { method: name })}`}
          colour="white"
          onClick={isOn ? () => onChange(without(state, method)) : turnOn}
        />
      </p>
    </ListRow>
  )
}

function Methods() {
  const { MFA } = useTexts('account-changes')
  const { data, error, mutate } = useMfa()
  const { run, isBusy, problems } = useRun(MFA_AREA)
  const [isSettingUp, setIsSettingUp] = useState(false)
  // One change at a time, because each builds on the state before it.
  const change = async (wanted: MfaChange): Promise<void> => {
    if (isBusy) return
    const isSet = await run('mfa', null, async (identity) => {
      await identity.setMfa(wanted)
      await mutate()
    })
    if (isSet) showToast({ kind: 'success', text: MFA.saved })
  }
  if (error) return <LoadError error={error} where="mfa" onAgain={mutate} />
  if (!data) return <Loading area={MFA_AREA} skeleton={<Skeleton />} />
  return (
    <>
      <Problems problems={problems} />
      {data.enabled.length === 0 ? <p>{MFA.off}</p> : null}
      <List className={styles.rows}>
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
      </List>
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
  const { MFA } = useTexts('account-changes')
  return (
    <LateSection id="two-step" title={MFA.title} line={MFA.line}>
      <Methods />
    </LateSection>
  )
}
