import { Fragment, type ReactNode } from 'react'
import { Card } from '@/components/kit/card'
import { Lead } from '@/components/kit/lead'
import { BulletList, List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import styles from '@/components/site/document-page.module.css'
import { HelpPhone } from '@/components/site/help-phone'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { breadcrumbData } from '@/components/site/structured-data'
import { Trail } from '@/components/site/trail'
import { PATHS } from '@/lib/addresses/paths'
import { useLocalPath } from '@/lib/browser/shell/use-local-path'
import { useTexts } from '@/lib/browser/texts'
import { type ChainDocument, type Inline, wordsOf } from '@/lib/catalogue/brand/document'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import type { DocumentSection, DocumentText } from '@/lib/texts/document-text'
import { fill } from '@/lib/texts/fill'

const CONTACT = 'contact'

function Section({ id, title, paragraphs = [], list = [] }: DocumentSection) {
  return (
    <section id={id} className={styles.reading}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length === 0 ? null : (
        <BulletList>
          {list.filter(Boolean).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </BulletList>
      )}
    </section>
  )
}

/** Two parts of a text may be equal, so only their order tells them apart. */
function inOrder<T>(parts: readonly T[], show: (part: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
  return parts.map((part, at) => <Fragment key={at}>{show(part)}</Fragment>)
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  const localPath = useLocalPath()
  return inOrder(inlines, ({ text, isStrong, href }) => {
    const shown = isStrong ? <strong>{text}</strong> : text
    return href ? <a href={localPath(href)}>{shown}</a> : shown
  })
}

function OwnSection({ id, title, blocks }: ChainDocument['sections'][number]) {
  return (
    <section id={id} className={styles.reading}>
      <h2>{title}</h2>
      {inOrder(blocks, (block) =>
        'paragraph' in block ? (
          <p>
            <Inlines inlines={block.paragraph} />
          </p>
        ) : (
          <BulletList isOrdered={block.isOrdered}>
            {inOrder(block.items, (item) => (
              <li>
                <Inlines inlines={item} />
              </li>
            ))}
          </BulletList>
        ),
      )}
    </section>
  )
}

function Contact() {
  const { DOCUMENT } = useTexts('documents')
  const { BRAND } = useTexts('brand')
  return (
    <section id={CONTACT} className={styles.reading}>
      <h2>{DOCUMENT.contact}</h2>
      <p>
        {DOCUMENT.write} <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
      </p>
      <p>
        {DOCUMENT.call} <HelpPhone />
      </p>
      <p>
        {DOCUMENT.post} {BRAND.address}
      </p>
    </section>
  )
}

/** `changed` is the date of the last change, as text. */
type Props = {
  origin: string
  path: string
  changed: string
  text: DocumentText
  own: { document: ChainDocument; language: string } | null
}

export function DocumentPage({ origin, path, changed, text, own }: Props) {
  const { DOCUMENT } = useTexts('documents')
  const { TRAIL } = useTexts('treatments-pages')
  const isTranslated = useLocalPath()(path) !== path && own?.language !== DEFAULT_LANGUAGE
  const lead = own?.document.lead ?? [{ text: text.lead }]
  const sections = own?.document.sections ?? text.sections
  const crumbs = [
    { label: TRAIL.home, path: PATHS.home },
    { label: text.title, path },
  ]
  return (
    <Layout wide>
      <PageHead
        title={text.title}
        description={own ? wordsOf(lead) : text.description}
        canonical={`${origin}${path}`}
        data={[breadcrumbData(origin, crumbs)]}
      />
      <Trail crumbs={crumbs} />
      <h1 tabIndex={-1}>{text.title}</h1>
      {lead.length > 0 ? (
        <Lead lang={own?.language}>
          <Inlines inlines={lead} />
        </Lead>
      ) : null}
      <div className={styles.document}>
        <Card as="nav" className={styles.contents} look="quiet" aria-label={DOCUMENT.contents}>
          <p>{DOCUMENT.contents}</p>
          <List>
            {[...sections, { id: CONTACT, title: DOCUMENT.contact }].map(({ id, title }) => (
              <li key={id} lang={id === CONTACT ? undefined : own?.language}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </List>
        </Card>
        <div>
          {own ? (
            <div lang={own.language}>
              {own.document.sections.map((section) => (
                <OwnSection key={section.id} {...section} />
              ))}
            </div>
          ) : (
            text.sections.map((section) => <Section key={section.id} {...section} />)
          )}
          <Contact />
          {isTranslated ? <Note isSmall>{DOCUMENT.translated}</Note> : null}
          <Note isSmall>{fill(DOCUMENT.updated, { day: changed })}</Note>
        </div>
      </div>
    </Layout>
  )
}
