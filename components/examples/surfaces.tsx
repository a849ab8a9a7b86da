import { Badge } from '@/components/kit/badge'
import { Callout } from '@/components/kit/callout'
import { Card, LinkCard } from '@/components/kit/card'
import { CardGrid } from '@/components/kit/card-grid'
import { CheckList } from '@/components/kit/choices/check-list'
import { Chips } from '@/components/kit/choices/chips'
import { PictureCards } from '@/components/kit/choices/picture-cards'
import { Switch, SwitchChoice } from '@/components/kit/choices/switch'
import { Tabs } from '@/components/kit/choices/tabs'
import { Lead } from '@/components/kit/lead'
import { BulletList, List, NumberedList } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Rating } from '@/components/kit/rating'
import { Section } from '@/components/kit/section'
import { Table } from '@/components/kit/table'
import { TextLink } from '@/components/kit/text-link'
import { Band } from '@/components/site/band'
import { DEV } from '@/lib/addresses/dev'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { keysOf } from '@/lib/types/keys'

function Cards() {
  const { PIECES } = useTexts('pieces')
  const looks = keysOf(PIECES.cardLooks)
  return (
    <Band title={PIECES.cards}>
      <CardGrid>
        {looks.map((look) => (
          <Card as="li" key={look} look={look}>
            {PIECES.cardLooks[look]}
          </Card>
        ))}
        <li>
          <LinkCard href={PATHS.home}>{PIECES.linkCard}</LinkCard>
        </li>
      </CardGrid>
      <PictureCards
        cards={[{ href: PATHS.treatments, label: PIECES.pictureAlt, line: PIECES.note, picture: 'treatments/braces' }]}
      />
    </Band>
  )
}

function Lists() {
  const { PIECES } = useTexts('pieces')
  const items = PIECES.listLines.map((line) => <li key={line}>{line}</li>)
  return (
    <Band title={PIECES.lists}>
      <List>{items}</List>
      <BulletList>{items}</BulletList>
      <CheckList lines={PIECES.listLines} />
      <NumberedList lines={PIECES.listLines} />
      <Table
        caption={PIECES.table}
        heads={[PIECES.lists, PIECES.words]}
        rows={PIECES.listLines.map((line) => ({ key: line, cells: [line, PIECES.note] }))}
      />
    </Band>
  )
}

function Links() {
  const { PIECES } = useTexts('pieces')
  const tabs = [
    { href: DEV.pieces, label: PIECES.tabNames.pieces },
    { href: PATHS.home, label: PIECES.tabNames.home },
  ]
  return (
    <Band title={PIECES.ways}>
      <Tabs label={PIECES.tabs} tabs={tabs} current={DEV.pieces} />
      <Chips
        label={PIECES.tabs}
        chips={tabs.map(({ href, label }) => ({ href, label, isCurrent: href === DEV.pieces }))}
      />
      <Switch label={PIECES.view}>
        {PIECES.views.map((view, at) => (
          <SwitchChoice key={view} name="view" value={view} defaultChecked={at === 0}>
            {view}
          </SwitchChoice>
        ))}
      </Switch>
    </Band>
  )
}

export function SurfaceExamples() {
  const { PIECES } = useTexts('pieces')
  const tones = keysOf(PIECES.calloutTones)
  return (
    <>
      <Cards />
      <Band title={PIECES.callouts}>
        {tones.map((tone) => (
          <Callout key={tone} tone={tone}>
            {PIECES.calloutTones[tone]}
          </Callout>
        ))}
      </Band>
      <Lists />
      <Band title={PIECES.words}>
        <Lead>{PIECES.leadText}</Lead>
        <Note>
          {PIECES.note} <Badge>{PIECES.badge}</Badge>
        </Note>
        <Note isSmall>{PIECES.smallNote}</Note>
        <Rating words={PIECES.rating} />
        <Section title={PIECES.section}>
          <TextLink href={PATHS.home}>{PIECES.textLink}</TextLink>
        </Section>
      </Band>
      <Links />
    </>
  )
}
