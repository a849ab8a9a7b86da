// A list of clinics beside their map, in step: a card raises its pin, a pin leads to its card. On a phone one of the two
// is shown. Without scripts the list stands alone.
import { List, Map as MapIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ClinicMap } from '@/components/map/clinic-map'
import styles from '@/components/map/map.module.css'
import type { MapPin } from '@/lib/client/clinic-map'
import type { MapTiles } from '@/lib/client/map-ground'
import { goToCard, markCard, useRaisedCard } from '@/lib/client/use-raised-card'
import { MAP } from '@/lib/texts/en/map'

type Props = {
  city: { id: string; name: string }
  pins: readonly MapPin[]
  tiles: MapTiles | null
  /** The list; its items have the ids `clinic-<cid>` and can take the focus. */
  children: ReactNode
}
const VIEWS = ['list', 'map'] as const

export function BesideMap({ city, pins, tiles, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<(typeof VIEWS)[number]>('list')
  const [raised, setRaised] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ id: string } | null>(null)
  useRaisedCard(list, setRaised)
  useEffect(() => markCard(raised), [raised])
  // After the list is shown again: what is hidden takes no focus.
  useEffect(() => {
    if (chosen) goToCard(chosen.id)
  }, [chosen])

  return (
    <div className={view === 'map' ? styles.showMap : styles.showList}>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{MAP.view}</legend>
        {VIEWS.map((each) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
            {each === 'list' ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
            {MAP[each]}
          </button>
        ))}
      </fieldset>
      <div className={styles.list} ref={list}>
        {children}
      </div>
      <div className={styles.aside}>
        <ClinicMap
          label={MAP.ofClinics(city.name)}
          cityId={city.id}
          pins={pins}
          tiles={tiles}
          raised={raised}
          onRaise={setRaised}
          onChoose={(id) => {
            setView('list')
            setChosen({ id })
          }}
        />
      </div>
    </div>
  )
}
