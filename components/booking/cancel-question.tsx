// A page without scripts, a dialog with them.
import { useRef } from 'react'
import styles from '@/components/booking/acts.module.css'
import { OtherTimes } from '@/components/booking/other-times'
import { Button } from '@/components/kit/button'
import { Form } from '@/components/kit/form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { PageTitle } from '@/components/kit/page-title'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { Tick } from '@/components/kit/tick'
import { Layout } from '@/components/site/layout'
import { localPathHere } from '@/lib/browser/page-language'
import { useConfirmation } from '@/lib/browser/shell/dialogs'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { BookingView, CompanionView, SlotOption } from '@/lib/views/booking'

type Props = { ticket: BookingView; nearest: readonly SlotOption[] }
type PageProps = Props & { companions: readonly CompanionView[] }

const CANCEL = 'cancel'

/** `isTitled` is for the dialog, which has no heading for this part. */
function Instead({ ticket, nearest, isTitled = false }: Props & { isTitled?: boolean }) {
  const { CANCELLING } = useTexts('manage')
  return (
    <>
      {isTitled ? <strong>{CANCELLING.instead}</strong> : null}
      <Note>{CANCELLING.insteadLine}</Note>
      <OtherTimes slots={nearest} action={ticket.manageHref} verb={CANCELLING.moveTo} />
    </>
  )
}

export function CancelQuestion({ ticket, nearest, companions }: PageProps) {
  const { CANCELLING } = useTexts('manage')
  const { title } = CANCELLING
  const { soon, treatment, kind, placeName, spot } = ticket
  return (
    <Layout quiet>
      <PageTitle title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <Lead>{[soon, treatment, kind === 'clinic' ? placeName : spot].filter(Boolean).join(' · ')}</Lead>
      <Section title={CANCELLING.instead}>
        {nearest.length > 0 ? <Instead ticket={ticket} nearest={nearest} /> : null}
        <p>
          <TextLink href={ticket.changeHref}>{CANCELLING.all}</TextLink>
        </p>
      </Section>
      <Section as="div" data-primary>
        <Note>{ticket.isDisplaced ? CANCELLING.displacedLine : CANCELLING.line}</Note>
        <Form className={styles.ask} method="post" action={ticket.manageHref}>
          {companions.length > 0 ? (
            <Tick
              name="together"
              value="1"
              label={fill(CANCELLING.together, {
                names: companions.map(({ name, when }) => `${name} (${when})`).join(', '),
              })}
            />
          ) : null}
          <div className={styles.answers}>
            <Button text={CANCELLING.keep} route={ticket.manageHref} />
            <Button type="submit" text={CANCELLING.cancel} colour="coral" name="intent" value={CANCEL} />
          </div>
        </Form>
      </Section>
    </Layout>
  )
}

/** With scripts the link opens the dialog, unless companions may be cancelled too. */
export function CancelLink({ ticket, nearest, asksMore }: Props & { asksMore: boolean }) {
  const { MANAGE, CANCELLING } = useTexts('manage')
  const confirm = useConfirmation()
  const form = useRef<HTMLFormElement>(null)
  const ask = () =>
    confirm({
      header: CANCELLING.title,
      message: `${ticket.soon}. ${ticket.isDisplaced ? CANCELLING.displacedLine : CANCELLING.line}`,
      type: 'danger',
      instead: nearest.length > 0 ? <Instead ticket={ticket} nearest={nearest} isTitled /> : undefined,
      yes: CANCELLING.cancel,
      no: CANCELLING.keep,
      actionCallback: (isConfirmed) => {
        if (isConfirmed) form.current?.submit()
      },
    })
  // Offline the dialog can't load, but the page may.
  const go = (page: string) =>
    import('@/components/kit/confirmation-dialog').then(ask, () => window.location.assign(localPathHere(page)))
  return (
    <>
      <Form ref={form} method="post" action={ticket.manageHref} hidden>
        <input type="hidden" name="intent" value={CANCEL} />
      </Form>
      <Button text={MANAGE.cancel} id="cancel" colour="coral" route={ticket.cancelHref} {...(asksMore ? {} : { go })} />
    </>
  )
}
