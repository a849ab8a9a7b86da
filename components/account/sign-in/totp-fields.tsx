import { useState } from 'react'
import styles from '@/components/account/sign-in/sign-in.module.css'
import { SignInMethod } from '@/components/account/sign-in/sign-in-method'
import { CodeField } from '@/components/kit/fields/code-field'
import { TextLink } from '@/components/kit/text-link'
import { QrCode } from '@/components/qr/qr-code'
import { useQr } from '@/lib/browser/shell/qr'
import { useTexts } from '@/lib/browser/texts'

/** Groups of four, for reading aloud and typing. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export type TotpSecret = { secret: string; uri: string }

function Key({ secret, uri }: TotpSecret) {
  const { setUp: WORDS } = useTexts('sign-in').CHALLENGES
  const qr = useQr(uri)
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.key}>
      <div>
        <p className={styles.keyTitle}>{WORDS.scan}</p>
        <div className={styles.qr}>{qr ? <QrCode drawing={qr} label={WORDS.picture} /> : null}</div>
      </div>
      <div>
        <p className={styles.keyTitle}>{WORDS.key}</p>
        <p className={styles.secret}>
          <code>{grouped(secret)}</code>
        </p>
        <div className={styles.ways}>
          <SignInMethod
            text={WORDS.copy}
            onPress={() =>
              navigator.clipboard?.writeText(secret).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          />
          <TextLink href={uri}>{WORDS.open}</TextLink>
        </div>
        <p role="status">{copied ? WORDS.copied : ''}</p>
      </div>
    </div>
  )
}

type Props = TotpSecret & { name?: string; mistake: string | null }

export function TotpFields({ name, mistake, ...key }: Props) {
  const { setUp, totp } = useTexts('sign-in').CHALLENGES
  return (
    <>
      <Key {...key} />
      <CodeField name={name} label={setUp.code} hint={totp.hint} mistake={mistake} />
    </>
  )
}
