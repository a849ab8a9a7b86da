// The cities of the chain as cards, each the way to its clinics.
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from '@/components/clinics/clinics.module.css'
import type { CityCard } from '@/components/clinics/views'
import { FIND } from '@/lib/texts/en/clinics'

type Props = {
  cities: readonly CityCard[]
  /** The picture of a city by its id, above its name. */
  picture?: (id: string) => ReactNode
}

export function CityCards({ cities, picture }: Props) {
  return (
    <ul className={styles.cities}>
      {cities.map(({ id, name, clinics, href }) => (
        <li key={id}>
          <Link className={styles.city} href={href} prefetch={false}>
            {picture ? <span className={styles.cityPicture}>{picture(id)}</span> : null}
            <span className={styles.cityName}>{name}</span>
            <span className={styles.quiet}>{FIND.count(clinics)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
