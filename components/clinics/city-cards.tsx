// The cities of the chain as cards, each the way to its clinics.
import Link from 'next/link'
import styles from '@/components/clinics/clinics.module.css'
import type { CityCard } from '@/components/clinics/views'
import { Picture } from '@/components/kit/picture'
import { isPicture } from '@/lib/catalogue/pictures'
import { FIND } from '@/lib/texts/en/clinics'

export function CityCards({ cities }: { cities: readonly CityCard[] }) {
  return (
    <ul className={styles.cities}>
      {cities.map(({ id, name, clinics, href }) => {
        const picture = `cities/${id}`
        return (
          <li key={id}>
            <Link className={styles.city} href={href} prefetch={false}>
              {isPicture(picture) ? (
                <Picture
                  className={styles.cityPicture}
                  source={picture}
                  alt=""
                  quality="low"
                  sizes="(min-width: 40rem) 14rem, 45vw"
                />
              ) : null}
              <span className={styles.cityName}>{name}</span>
              <span className={styles.quiet}>{FIND.count(clinics)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
