import styles from '@/components/booking/booking.module.css'
import { Button } from '@/components/kit/button'
import { Field } from '@/components/kit/fields/field'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { Form } from '@/components/kit/form'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { HelpPhone } from '@/components/site/help-phone'
import { signInPath } from '@/lib/addresses/account'
import { FIND, PATHS } from '@/lib/addresses/paths'
import { mistakeOf } from '@/lib/browser/forms/problem'
import { useTexts } from '@/lib/browser/texts'
import type { FindView } from '@/lib/views/booking'

export const FIND_FORM = 'find'

export function FindForm({ find: { reference, phone, problems } }: { find: Omit<FindView, 'code'> }) {
  const { FINDING } = useTexts('manage')
  return (
    <Form id={FIND_FORM} className={styles.help} method="post" action={FIND} noValidate data-primary>
      <input type="hidden" name="intent" value="search" />
      <Field
        name="reference"
        label={FINDING.reference}
        hint={FINDING.referenceHint}
        value={reference}
        mistake={mistakeOf(problems, 'reference')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PhoneField label={FINDING.phone} value={phone} mistake={mistakeOf(problems, 'phone')} />
      <Button type="submit" text={FINDING.send} />
    </Form>
  )
}

export function OtherWays({ next = PATHS.account }: { next?: string }) {
  const { FINDING } = useTexts('manage')
  return (
    <Section title={FINDING.other}>
      <Note>{FINDING.otherLine}</Note>
      <p className={styles.help}>
        <Button text={FINDING.signIn} colour="white" route={signInPath(next)} />
      </p>
      <p>
        {FINDING.call} <HelpPhone />
      </p>
    </Section>
  )
}
