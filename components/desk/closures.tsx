import styles from '@/components/desk/closures.module.css'
import { DeskSaid } from '@/components/desk/flash'
import { DeskFrame } from '@/components/desk/frame'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Field, Select } from '@/components/kit/fields/field'
import { List, ListRow } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { useTexts } from '@/lib/browser/texts'
import type { AffectedPerson, ClosureForm, ClosureList, ClosuresView } from '@/lib/views/desk/closures'
import type { DeskView } from '@/lib/views/desk/frame'

function BlockForm({ form, action }: { form: ClosureForm; action: string }) {
  const { CLOSURES } = useTexts('desk-closures')
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="id" value={form.id} />
      <Field
        name="day"
        type="date"
        label={CLOSURES.day}
        value={form.day}
        mistake={form.mistake}
        autoFocus={form.mistake !== null}
      />
      <Field name="from" type="time" label={CLOSURES.from} value={form.from} hint={CLOSURES.wholeDay} />
      <Field name="until" type="time" label={CLOSURES.until} value={form.until} />
      <Select
        name="chair"
        label={form.chairs.label}
        options={form.chairs.each}
        value={form.chair}
        empty={form.chairs.all}
      />
      <Select
        name="reason"
        label={CLOSURES.reason}
        hint={CLOSURES.reasonLine}
        options={form.reasons}
        value={form.reason}
      />
      <div className={styles.whole}>
        {form.preview === null ? null : (
          <Callout tone="gold" role="status" tabIndex={-1} autoFocus>
            {form.preview}
          </Callout>
        )}
        <Button type="submit" text={CLOSURES.look} colour="white" name="intent" value="preview" />
        {form.preview === null ? null : <Button type="submit" text={CLOSURES.do} name="intent" value="open" />}
      </div>
    </form>
  )
}

function Person({ person, list, action }: { person: AffectedPerson; list: ClosureList; action: string }) {
  const { title, phone, state, lines, acts } = person
  return (
    <ListRow>
      <div>
        <strong>{title}</strong> {phone ? <TextLink href={phone.href}>{phone.display}</TextLink> : null}
        <Note>{[state, ...lines].join('. ')}</Note>
      </div>
      {acts && !list.isLifted ? (
        <form method="post" action={action} className={styles.acts}>
          <input type="hidden" name="list" value={list.id} />
          <input type="hidden" name="booking" value={person.bookingId} />
          {acts.map(({ value, label }) => (
            <Button key={value} type="submit" size="small" colour="white" text={label} name="intent" value={value} />
          ))}
        </form>
      ) : null}
    </ListRow>
  )
}

/** `isNew`: the page leads to this list and shows no other notice. */
function ListOf({ list, action, isNew }: { list: ClosureList; action: string; isNew: boolean }) {
  const { CLOSURES } = useTexts('desk-closures')
  return (
    <Section title={list.title} id="list" tabIndex={-1} autoFocus={isNew}>
      {list.isLifted ? <Note>{CLOSURES.lifted}</Note> : null}
      {list.isLifted ? null : (
        <form method="post" action={action} className={styles.acts}>
          <input type="hidden" name="list" value={list.id} />
          {list.notifyLabel ? <Button type="submit" text={list.notifyLabel} name="intent" value="tell" /> : null}
          {list.notifyLabel ? <Note>{CLOSURES.tellLine}</Note> : null}
          <Button type="submit" text={CLOSURES.lift} colour="coral" size="small" name="intent" value="lift" />
        </form>
      )}
      <h3 className={styles.affected}>{CLOSURES.list}</h3>
      {list.people.length === 0 ? <Note>{CLOSURES.empty}</Note> : null}
      <List className={styles.rows}>
        {list.people.map((person) => (
          <Person key={person.bookingId} person={person} list={list} action={action} />
        ))}
      </List>
    </Section>
  )
}

export function Closures({ desk, view }: { desk: DeskView; view: ClosuresView }) {
  const { CLOSURES } = useTexts('desk-closures')
  const { action, form, standing, list, notice } = view
  return (
    <DeskFrame desk={desk} title={CLOSURES.title}>
      {notice === null ? null : <DeskSaid notice={{ tone: 'leaf', text: notice, undo: null }} action={action} />}
      <h1 tabIndex={-1}>{CLOSURES.title}</h1>
      {list ? <ListOf list={list} action={action} isNew={notice === null} /> : null}
      <Section title={CLOSURES.standing}>
        {standing.length === 0 ? <Note>{CLOSURES.none}</Note> : null}
        <List className={styles.rows}>
          {standing.map(({ href, title, line }) => (
            <ListRow key={href}>
              <div>
                <strong>{title}</strong>
                <Note>{line}</Note>
              </div>
              <Button text={CLOSURES.open} size="small" colour="white" route={href} />
            </ListRow>
          ))}
        </List>
      </Section>
      <Section title={CLOSURES.block} as="div">
        <Note>{CLOSURES.line}</Note>
        <BlockForm form={form} action={action} />
      </Section>
    </DeskFrame>
  )
}
