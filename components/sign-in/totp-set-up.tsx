// Setting up an authenticator app: the key as a picture and as text, and the first code of the app.
import { useEffect, useState } from 'react'
import { QrCode } from '@/components/qr/qr-code'
import { CodeField } from '@/components/sign-in/code-field'
import { takeCode } from '@/components/sign-in/code-screen'
import styles from '@/components/sign-in/sign-in.module.css'
import { SignInForm } from '@/components/sign-in/sign-in-form'
import { Way } from '@/components/sign-in/way'
import { type Qr, qrOf } from '@/lib/browser/shell/qr'
import type { Problems } from '@/lib/browser/sign-in/use-auth-run'
import type { SignIn } from '@/lib/browser/sign-in/use-sign-in'
import { CHALLENGES, CODE_SCREEN } from '@/lib/texts/en/sign-in'

const { setUp: WORDS, totp: TOTP } = CHALLENGES
/** In groups of four, as it is read aloud and typed. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The key of an authenticator app; for the account's security page as well. */
export function TotpKey({ secret, uri }: { secret: string; uri: string }) {
  const [qr, setQr] = useState<Qr | null>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    let isShown = true
    // Without the picture there is the key.
    qrOf(uri).then(
      (drawn) => isShown && setQr(drawn),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [uri])
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
          <Way
            text={WORDS.copy}
            onPress={() =>
              navigator.clipboard?.writeText(secret).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          />
          <a className={styles.way} href={uri}>
            {WORDS.open}
          </a>
        </div>
        <p role="status">{copied ? WORDS.copied : ''}</p>
      </div>
    </div>
  )
}

export function CodeOfApp({ problems }: { problems: Problems }) {
  return <CodeField label={WORDS.code} hint={TOTP.hint} problems={problems} />
}

export function TotpSetUp({ sign, secret, uri }: { sign: SignIn; secret: string; uri: string }) {
  return (
    <SignInForm
      title={WORDS.title}
      lead={WORDS.lead}
      button={WORDS.button}
      working={CODE_SCREEN.checking}
      busy={sign.busy}
      problems={sign.problems}
      onSubmit={(values) => takeCode(sign, values, sign.answer)}
      ways={<Way text={CODE_SCREEN.change} onPress={() => sign.again('phone')} />}
    >
      <TotpKey secret={secret} uri={uri} />
      <CodeOfApp problems={sign.problems} />
    </SignInForm>
  )
}
