// The tools are folded, so that the times come first.
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '@/components/booking/booking.module.css'
import { NearMe } from '@/components/clinics/near-me'
import { SeekingField } from '@/components/clinics/seeking-field'
import { Button } from '@/components/kit/button'
import { Chips } from '@/components/kit/choices/chips'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { ClinicsData } from '@/lib/views/steps'

type Props = {
  data: ClinicsData
  /** The form's current choices, which the search form carries along. */
  chosen: Record<string, string>
  carry: (href: string) => string
  /** An emergency is asked for no day: the soonest slot comes first, in view. */
  isUrgent: boolean
  /** Something in the fold was chosen before. */
  isUsed: boolean
  children: ReactNode
}

const isNarrowed = ({ searched, wishes, orders }: ClinicsData): boolean =>
  searched !== '' || orders.length > 0 || wishes.findIndex(({ isCurrent }) => isCurrent) > 0

export function ClinicTools({ data, chosen, carry, isUrgent, isUsed, children }: Props) {
  const { CLINICS } = useTexts('clinic-list')
  const carried = (params: ClinicsData['wishes']) => params.map((param) => ({ ...param, href: carry(param.href) }))
  return (
    <details className={styles.tools} open={isUsed || isNarrowed(data)}>
      <summary>{data.hasDentistWishes && !isUrgent ? CLINICS.toolsAndDentist : CLINICS.tools}</summary>
      <div className={styles.search}>
        <SeekingField
          name="q"
          label={CLINICS.search}
          place={{ cityId: data.cityId, cityName: data.city, form: { id: 'aside', intent: 'search' } }}
          value={data.searched}
          beside={
            <Button
              type="submit"
              icon={<Search aria-hidden="true" />}
              isIconAlone
              text={CLINICS.searchButton}
              colour="white"
              form="aside"
              name="intent"
              value="search"
            />
          }
        />
        <NearMe form="aside" className={styles.near} />
        <input type="hidden" form="aside" name="chosen" value={`${new URLSearchParams(chosen)}`} />
      </div>
      <div className={styles.chips}>
        {isUrgent ? null : <Chips label={CLINICS.first} chips={carried(data.wishes)} />}
        {data.orders.length > 0 ? <Chips label={CLINICS.order} chips={carried(data.orders)} /> : null}
      </div>
      {children}
    </details>
  )
}

export function ClinicResults({ data, carry }: Pick<Props, 'data' | 'carry'>) {
  const { CLINICS } = useTexts('clinic-list')
  return (
    <>
      <Note id="results" role="status" tabIndex={-1} className={styles.results} isSmall>
        {data.outcome}
      </Note>
      {data.allHref || data.waitingHref ? (
        <p className={styles.ways}>
          {data.waitingHref ? <TextLink href={data.waitingHref}>{CLINICS.waitingList}</TextLink> : null}
          {data.allHref ? (
            <TextLink href={carry(data.allHref)}>{fill(CLINICS.all, { city: data.city })}</TextLink>
          ) : null}
        </p>
      ) : null}
      {data.nearer ? (
        <p className={styles.ways}>
          <TextLink href={carry(data.nearer.href)}>{data.nearer.label}</TextLink>
        </p>
      ) : null}
    </>
  )
}
