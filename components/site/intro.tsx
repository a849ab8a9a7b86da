import type { ReactNode } from 'react'
import { Card } from '@/components/kit/card'
import { Lead } from '@/components/kit/lead'
import { Picture } from '@/components/kit/pictures/picture'
import styles from '@/components/site/intro.module.css'
import type { PictureName } from '@/lib/catalogue/pictures'

type Props = { title: string; lead: string; panel: ReactNode; children: ReactNode }

export function Intro({ title, lead, panel, children }: Props) {
  return (
    <div className={styles.intro}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <Lead>{lead}</Lead>
      </div>
      {panel}
      <section>{children}</section>
    </div>
  )
}

type PanelProps = { title: string; picture?: PictureName; children: ReactNode }

export function IntroPanel({ title, picture, children }: PanelProps) {
  return (
    <Card className={styles.panel} look="raised">
      {picture ? <Picture className={styles.picture} source={picture} alt="" priority /> : null}
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  )
}
