import { Lead } from '@/components/kit/lead'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { PlainPage } from '@/components/site/plain-page'
import { PATHS } from '@/lib/addresses/paths'
import { useWays } from '@/lib/browser/shell/ways'
import { useWords } from '@/lib/browser/words'
import { withPage } from '@/lib/http/with-page'

export const getServerSideProps = withPage('/waiting-list', async () => ({ props: {} }))

export default function WaitingList() {
  const { WAITING } = useWords('waiting')
  const { to } = useWays()
  return (
    <PlainPage title={WAITING.title} scene="scenes/waiting-list" head={<meta name="robots" content="noindex" />}>
      <Lead>{WAITING.line}</Lead>
      <Section as="p">
        <TextLink href={to(PATHS.home)}>{WAITING.link}</TextLink>
      </Section>
    </PlainPage>
  )
}
