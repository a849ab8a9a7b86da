import { Callout } from '@/components/kit/callout'
import { Choices } from '@/components/kit/choices/choices'
import { TextLink } from '@/components/kit/text-link'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { NearView } from '@/lib/views/booking'

export function NearQuestion({ near, mistake }: { near: NearView; mistake: string | undefined }) {
  const { NEAR } = useTexts('booking')
  const { name, when, place, href, reference, answer } = near
  return (
    <Callout tone="blue">
      <Choices
        name="near"
        legend={fill(NEAR.legend, { name, when, place })}
        options={[
          { value: 'keep', ...NEAR.keep },
          { value: reference, ...NEAR.replace },
        ]}
        value={answer}
        mistake={mistake}
      >
        <TextLink href={href}>{NEAR.see}</TextLink>
      </Choices>
    </Callout>
  )
}
