import { Lead } from '@/components/kit/lead'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { PlainPage } from '@/components/site/plain-page'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'
import { withWords } from '@/lib/http/static-words'

export const getStaticProps = withWords(PATHS.waitingList)

export default function WaitingList() {
  const { WAITING } = useWords('waiting')
  return (
    <PlainPage title={WAITING.title} scene="scenes/waiting-list" head={<meta name="robots" content="noindex" />}>
      <Lead>{WAITING.line}</Lead>
      <Section as="p">
        <TextLink href={PATHS.home}>{WAITING.link}</TextLink>
      </Section>
    </PlainPage>
  )
}
