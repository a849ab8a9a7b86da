import styles from '@/components/desk/money/desk-money.module.css'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { DeskMoneyView, TakingLine } from '@/lib/views/desk/money'

type Take = NonNullable<DeskMoneyView['take']>

/** Each way to pay is a button, because the patient waits. */
function TakeForm({ take, action }: { take: Take; action: string }) {
  const { MONEY, METHODS } = useTexts('desk-money')
  const label = fill(MONEY.take, { amount: take.amount })
  return (
    <form method="post" action={action} className={styles.take}>
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="paise" value={take.paise} />
      <input type="hidden" name="takings" value={take.takings} />
      <strong>{label}</strong>
      {take.methods.map((method) => (
        <Button
          key={method}
          type="submit"
          size="small"
          name="method"
          value={method}
          text={METHODS[method]}
          spoken={label}
        />
      ))}
    </form>
  )
}

type Givable = { taking: string; givable: NonNullable<TakingLine['givable']>; hasSurplus: boolean; action: string }

function GiveBack({ taking, givable, hasSurplus, action }: Givable) {
  const { MONEY } = useTexts('desk-money')
  return (
    <details open={hasSurplus}>
      <summary className={styles.summary}>{fill(MONEY.giveBack, givable)}</summary>
      <Note>{hasSurplus ? MONEY.surplusLine : MONEY.giveBackLine}</Note>
      <form method="post" action={action} className={styles.back}>
        <input type="hidden" name="intent" value="give_back" />
        <input type="hidden" name="taking" value={taking} />
        <input type="hidden" name="paise" value={givable.paise} />
        <Button type="submit" size="small" colour="coral" text={MONEY.giveBackButton} />
      </form>
    </details>
  )
}

function Taking({ taking, hasSurplus, action }: { taking: TakingLine; hasSurplus: boolean; action: string }) {
  return (
    <li className={styles.taking}>
      <p className={styles.line}>
        <strong>{taking.text}</strong>
        <span>{taking.by}</span>
        <Anchor href={taking.receipt.href} isWhole>
          {taking.receipt.text}
        </Anchor>
      </p>
      {taking.refunds.map(({ id, text, by, creditNote }) => (
        <p key={id} className={styles.line}>
          <strong>{text}</strong>
          <span>{by}</span>
          {creditNote ? (
            <Anchor href={creditNote.href} isWhole>
              {creditNote.text}
            </Anchor>
          ) : null}
        </p>
      ))}
      {taking.givable ? (
        <GiveBack taking={taking.id} givable={taking.givable} hasSurplus={hasSurplus} action={action} />
      ) : null}
    </li>
  )
}

export function DeskMoney({ money, action }: { money: DeskMoneyView; action: string }) {
  const { MONEY } = useTexts('desk-money')
  return (
    <Section title={MONEY.title}>
      <dl className={styles.facts}>
        {money.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {money.take ? <TakeForm take={money.take} action={action} /> : null}
      {money.takings.length > 0 ? (
        <List className={styles.takings}>
          {money.takings.map((taking) => (
            <Taking key={taking.id} taking={taking} hasSurplus={money.hasSurplus} action={action} />
          ))}
        </List>
      ) : null}
      {money.hasOnline ? <Note>{MONEY.online}</Note> : null}
    </Section>
  )
}
