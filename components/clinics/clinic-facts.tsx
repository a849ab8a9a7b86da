import {
  Accessibility,
  CarFront,
  Clock,
  Languages,
  MapPin,
  Navigation,
  Phone,
  Signpost,
  WalletCards,
} from 'lucide-react'
import told from '@/components/clinics/clinic-facts.module.css'
import { ClinicFront } from '@/components/clinics/clinic-front'
import styles from '@/components/clinics/clinics.module.css'
import { Button } from '@/components/kit/button'
import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { ChainPicture } from '@/components/kit/pictures/chain-picture'
import { useTexts } from '@/lib/browser/texts'
import { isPhotograph } from '@/lib/catalogue/pictures'
import { fill } from '@/lib/texts/fill'
import type { ClinicFactsView, ClinicView } from '@/lib/views/clinics'

export function ClinicOpening({ clinic: { opening, isOpen } }: { clinic: ClinicView }) {
  return (
    <p className={isOpen ? styles.openNow : styles.fact}>
      <Clock aria-hidden="true" />
      <span>{opening}</span>
    </p>
  )
}

export function ClinicPlace({ clinic }: { clinic: ClinicView }) {
  const { CLINIC } = useTexts('clinics')
  const { name, address, city, pincode, phone, mapsHref } = clinic
  const { landmark } = clinic.facts
  return (
    <>
      <p className={told.ways}>
        <Button
          icon={<Phone aria-hidden="true" />}
          text={fill(CLINIC.call, { phone: phone.display })}
          colour="white"
          route={phone.href}
        />
        <Button
          icon={<Navigation aria-hidden="true" />}
          text={CLINIC.directions}
          spoken={fill(CLINIC.mapsTo, { clinic: name })}
          colour="white"
          route={mapsHref}
          rel="noreferrer"
        />
      </p>
      <p className={styles.fact}>
        <MapPin aria-hidden="true" />
        <span>
          {address}, {city.name} {pincode}
        </span>
      </p>
      {landmark ? (
        <p className={styles.fact}>
          <Signpost aria-hidden="true" />
          <span>{landmark}</span>
        </p>
      ) : null}
    </>
  )
}

const SIGNS = { parking: CarFront, access: Accessibility, payments: WalletCards, languages: Languages }

export function ClinicFacts({ facts }: Pick<ClinicFactsView, 'facts'>) {
  return (
    <dl className={told.told}>
      {facts.map(({ id, title, lines }) => {
        const Sign = SIGNS[id]
        return (
          <div key={id}>
            <dt className={told.term}>
              <Sign aria-hidden="true" />
              {title}
            </dt>
            {lines.map((line) => (
              <dd key={line} className={told.line}>
                {line}
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}

/** Drawings alone begin with a front. */
export function ClinicPhotos({ cid, photos }: Pick<ClinicFactsView, 'photos'> & { cid: string }) {
  const { CLINIC } = useTexts('clinics')
  return (
    <List className={told.photos} aria-label={CLINIC.photos}>
      {photos.some(({ picture }) => isPhotograph(picture)) ? null : (
        <li>
          <figure className={told.photo}>
            <ClinicFront cid={cid} className={told.view} />
            <Note as="figcaption" isSmall>
              {CLINIC.front}
            </Note>
          </figure>
        </li>
      )}
      {photos.map(({ picture, shows }) => (
        <li key={picture}>
          <figure className={told.photo}>
            <ChainPicture className={told.view} source={picture} alt="" sizes="(min-width: 64rem) 15rem, 45vw" />
            <Note as="figcaption" isSmall>
              {shows}
            </Note>
          </figure>
        </li>
      ))}
    </List>
  )
}

export function ClinicWeek({ week }: { week: ClinicView['week'] }) {
  const { CLINIC } = useTexts('clinics')
  return (
    <table className={told.week}>
      <caption className="visually-hidden">{CLINIC.hours}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{CLINIC.day}</th>
          <th scope="col">{CLINIC.time}</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ day, hours, today }) => (
          <tr key={day} className={today ? told.today : undefined}>
            <th scope="row">
              {day}
              {today ? <span className="visually-hidden"> {CLINIC.today}</span> : null}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
