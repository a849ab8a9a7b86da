import { DeskFrame } from '@/components/desk/frame'
import setUp from '@/components/desk/set-up.module.css'
import styles from '@/components/desk/staff.module.css'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import { Choices } from '@/components/kit/choices/choices'
import { CodeField } from '@/components/kit/fields/code-field'
import { Field } from '@/components/kit/fields/field'
import { Mistake } from '@/components/kit/fields/mistake'
import { ProblemBox } from '@/components/kit/fields/problem-box'
import { Note } from '@/components/kit/note'
import { Table } from '@/components/kit/table'
import { TextLink } from '@/components/kit/text-link'
import { Tick } from '@/components/kit/tick'
import { QrCode } from '@/components/qr/qr-code'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useQr } from '@/lib/browser/shell/qr'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { DeskView } from '@/lib/views/desk/frame'
import type { StaffForm, StaffLine, StaffView } from '@/lib/views/desk/staff'

function Key({ text, uri }: NonNullable<StaffView['key']>) {
  const qr = useQr(uri)
  const { STAFF } = useTexts('desk-staff')
  return (
    <Callout tone="leaf" role="status">
      <h2>{STAFF.keyTitle}</h2>
      <p>{STAFF.keyLine}</p>
      <div className={styles.qr}>{qr ? <QrCode drawing={qr} label={STAFF.keyPicture} /> : null}</div>
      <p>
        <TextLink href={uri}>
          <code>{text}</code>
        </TextLink>
      </p>
    </Callout>
  )
}

function Lines({ lines }: { lines: readonly StaffLine[] }) {
  const { STAFF } = useTexts('desk-staff')
  const heads = [STAFF.name, STAFF.phone, STAFF.role, STAFF.where, STAFF.pin, STAFF.change]
  const rows = lines.map(({ id, name, phone, role, where, pin, changeHref }) => ({
    key: id,
    cells: [
      name,
      phone,
      role,
      where,
      pin,
      changeHref === null ? null : (
        <Anchor key="change" href={changeHref}>
          {STAFF.change}
          <span className="visually-hidden">{fill(STAFF.changeOf, { name })}</span>
        </Anchor>
      ),
    ],
  }))
  return <Table caption={STAFF.title} heads={heads} rows={rows} />
}

function Places({ form }: { form: StaffForm }) {
  const { STAFF } = useTexts('desk-staff')
  const { mistakes } = form
  return (
    <fieldset className={styles.places} aria-describedby={mistakes.places ? 'places-error' : undefined}>
      <legend>{STAFF.where}</legend>
      {mistakes.places ? <Mistake id="places-error">{mistakes.places}</Mistake> : null}
      <div id="places" tabIndex={-1}>
        {form.mayEverywhere ? (
          <Tick name="everywhere" defaultChecked={form.isEverywhere} label={STAFF.everywhere} />
        ) : null}
        {form.places.map(({ id, label, isChosen }) => (
          <Tick key={id} name={id} defaultChecked={isChosen} label={label} />
        ))}
      </div>
    </fieldset>
  )
}

function Change({ form }: { form: StaffForm }) {
  const { STAFF } = useTexts('desk-staff')
  const { member, mistakes } = form
  const roles = (['desk', 'manager'] as const).map((value) => ({ value, label: STAFF.roleLines[value] }))
  return (
    <form method="post" action={DESK_PATHS.staff()} className={setUp.form} noValidate key={member}>
      <h2 id="change" tabIndex={-1}>
        {form.title}
      </h2>
      <input type="hidden" name="member" value={member} />
      <Field name="name" label={STAFF.name} autoComplete="off" value={form.name} mistake={mistakes.name} />
      <Field
        name="phone"
        label={STAFF.phone}
        hint={STAFF.phoneHint}
        inputMode="tel"
        autoComplete="off"
        readOnly={member !== ''}
        value={form.phone}
        mistake={mistakes.phone}
      />
      <Choices name="role" legend={STAFF.role} options={roles} value={form.role} mistake={mistakes.role} dense />
      <Places form={form} />
      <CodeField label={STAFF.code} hint={STAFF.codeHint} mistake={mistakes.code} />
      <div className={styles.acts}>
        <Button type="submit" name="intent" value="save" text={STAFF.save} />
        {member === '' ? null : <TextLink href={DESK_PATHS.staff()}>{STAFF.cancel}</TextLink>}
      </div>
      {member === '' ? null : (
        <fieldset className={styles.places}>
          <legend>{STAFF.more}</legend>
          <Note>{STAFF.moreLine}</Note>
          <div className={styles.acts}>
            <Button type="submit" name="intent" value="remove" colour="white" size="small" text={STAFF.remove} />
            <Button type="submit" name="intent" value="pin" colour="white" size="small" text={STAFF.forgetPin} />
            {form.isManager ? (
              <Button type="submit" name="intent" value="key" colour="white" size="small" text={STAFF.newKey} />
            ) : null}
          </div>
        </fieldset>
      )}
    </form>
  )
}

export function DeskStaff({ desk, view }: { desk: DeskView; view: StaffView }) {
  const { STAFF } = useTexts('desk-staff')
  const { lines, form, isSaved, key } = view
  const problems = Object.entries(form.mistakes).map(([control, text]) => ({ control, text }))
  return (
    <DeskFrame desk={desk} title={STAFF.title}>
      <ProblemBox problems={problems} />
      {isSaved ? (
        <Callout tone="leaf" role="status">
          {STAFF.saved}
        </Callout>
      ) : null}
      {key === null ? null : <Key {...key} />}
      <h1 tabIndex={-1}>{STAFF.title}</h1>
      <Note>{STAFF.lead}</Note>
      <Lines lines={lines} />
      <Change form={form} />
    </DeskFrame>
  )
}
