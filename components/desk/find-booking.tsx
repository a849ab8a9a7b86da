// POST, so that no name or number is in a URL.
import { DeskFilters } from '@/components/desk/filters'
import { Button } from '@/components/kit/button'
import { Field } from '@/components/kit/fields/field'
import { useTexts } from '@/lib/browser/texts'

export function FindBooking({ action, text = '' }: { action: string; text?: string }) {
  const { DESK } = useTexts('desk')
  return (
    <DeskFilters method="post" action={action}>
      <input type="hidden" name="intent" value="search" />
      <Field
        name="text"
        type="search"
        label={DESK.find}
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" size="small" colour="white" text={DESK.findButton} />
    </DeskFilters>
  )
}
