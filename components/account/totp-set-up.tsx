// Setting up an authenticator app: the picture to scan, the key to type, and the first code that the app shows.
import { useEffect, useState } from 'react'
import styles from '@/components/account/account.module.css'
import { ChangeForm, CodeField } from '@/components/account/change-form'
import { Skeleton } from '@/components/account/late-section'
import { QrCode } from '@/components/qr/qr-code'
import type { QrDrawing } from '@/components/qr/qr-modules'
import { useAct } from '@/lib/client/account-identity'
import { CHANGES, MFA } from '@/lib/texts/en/account-changes'

type Secret = { key: string; drawing: QrDrawing }
type Props = { onClose: () => void; onDone: () => void }

/** In groups of four, as it is read out and typed. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function TotpSetUp({ onClose, onDone }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const { act, isBusy, problem, refuse } = useAct('account/totp', 'mfa')

  useEffect(() => {
    let isCurrent = true
    void act(async (identity) => {
      const [{ secret: key, uri }, { drawQr }] = await Promise.all([
        identity.setUpTotp(),
        import('@/components/qr/qr-modules'),
      ])
      if (isCurrent) setSecret({ key, drawing: drawQr(uri) })
    })
    return () => {
      isCurrent = false
    }
  }, [act])

  return (
    <ChangeForm
      button={CHANGES.codeButton}
      isBusy={isBusy}
      problem={problem}
      onCancel={onClose}
      onSend={async ({ totp_code: code = '' }) => {
        if (!code) return refuse(MFA.shownEmpty)
        if (await act((identity) => identity.verifyTotp(code))) onDone()
      }}
    >
      {secret ? (
        <div className={styles.scan}>
          <div>
            <p>{MFA.scan}</p>
            <QrCode drawing={secret.drawing} label={MFA.qr} />
          </div>
          <div>
            <p>{MFA.typed}</p>
            <p className={styles.key}>{grouped(secret.key)}</p>
          </div>
        </div>
      ) : (
        <Skeleton />
      )}
      <CodeField name="totp_code" label={MFA.shown} hint={MFA.shownHint} />
    </ChangeForm>
  )
}
