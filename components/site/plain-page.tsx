import type { ReactNode } from 'react'
import { PageTitle } from '@/components/kit/page-title'
import { Picture } from '@/components/kit/pictures/picture'
import { Layout } from '@/components/site/layout'
import styles from '@/components/site/plain-page.module.css'
import type { PictureName } from '@/lib/catalogue/pictures'

type Props = {
  title: string
  scene?: PictureName
  isQuiet?: boolean
  head?: ReactNode
  children: ReactNode
}

export function PlainPage({ title, scene, isQuiet = false, head, children }: Props) {
  return (
    <Layout quiet={isQuiet}>
      <PageTitle title={title}>{head}</PageTitle>
      {scene ? <Picture className={styles.scene} source={scene} alt="" /> : null}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </Layout>
  )
}
