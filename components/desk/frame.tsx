import type { ReactNode } from 'react'
import { Blank } from '@/components/desk/blank'
import styles from '@/components/desk/frame.module.css'
import { Anchor } from '@/components/kit/anchor'
import { Button } from '@/components/kit/button'
import { Select } from '@/components/kit/fields/field'
import { List } from '@/components/kit/list'
import { PageTitle } from '@/components/kit/page-title'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { useAccountPage } from '@/lib/browser/account/use-account-page'
import { useBlank } from '@/lib/browser/desk/use-blank'
import { useTexts } from '@/lib/browser/texts'
import type { DeskView } from '@/lib/views/desk/frame'

function PlacePicker({ places, place, current }: DeskView) {
  const { DESK } = useTexts('desk')
  if (places.length < 2) return <strong className={styles.place}>{places[0]?.name}</strong>
  const options = places.map(({ id, name, city }) => ({ value: id, label: `${city}: ${name}` }))
  return (
    <form className={styles.picker} method="get" action={DESK_PATHS.home()}>
      {current ? <input type="hidden" name="at" value={current} /> : null}
      <Select
        name="desk_place"
        label={DESK.place}
        options={options}
        value={place ?? ''}
        {...(place ? {} : { empty: DESK.all })}
      />
      <Button type="submit" size="small" colour="white" text={DESK.go} />
    </form>
  )
}

function Acts({ here, isHiding }: DeskView) {
  const { DESK } = useTexts('desk')
  const acts = [isHiding ? 'show' : 'hide', 'lock', 'leave'] as const
  return (
    <form className={styles.acts} method="post" action={DESK_PATHS.lock}>
      <input type="hidden" name="here" value={here} />
      {acts.map((act) => (
        <Button key={act} type="submit" size="small" colour="white" name="intent" value={act} text={DESK.acts[act]} />
      ))}
    </form>
  )
}

type Props = {
  desk: DeskView
  title: string
  children: ReactNode
}

export function DeskFrame({ desk, title, children }: Props) {
  const { DESK } = useTexts('desk')
  const { SITE } = useTexts('site')
  useAccountPage()
  const { isBlank, show } = useBlank(desk.lockSeconds)
  return (
    // The award banner must not cover this part.
    <div className={styles.desk} data-primary>
      <PageTitle title={title} />
      {isBlank ? <Blank here={desk.here} onOpen={show} /> : null}
      <div className={styles.desk} hidden={isBlank}>
        <a className={styles.skip} href="#main">
          {SITE.skip}
        </a>
        <header className={styles.head}>
          <PlacePicker {...desk} />
          <nav aria-label={DESK.navigation}>
            <List className={styles.ways}>
              {desk.navItems.map(({ name, href }) => (
                <li key={name}>
                  <Anchor href={href} aria-current={name === desk.current ? 'page' : undefined}>
                    {DESK.ways[name]}
                  </Anchor>
                </li>
              ))}
            </List>
          </nav>
          <div className={styles.who}>
            <span>{desk.name}</span>
            <Acts {...desk} />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  )
}
