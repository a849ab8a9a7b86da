// Radio inputs and CSS switch the view on a phone, so that a tap before the scripts load counts.
import { List, Map as MapIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Switch, SwitchChoice } from '@/components/kit/choices/switch'
import styles from '@/components/map/beside-map.module.css'
import { ClinicMap } from '@/components/map/clinic-map'
import type { MapPin } from '@/lib/browser/map/clinic-map'
import type { MapTiles } from '@/lib/browser/map/map-ground'
import { goToCard, highlightCard, useRaisedCard } from '@/lib/browser/map/use-raised-card'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type Props = {
  city: { id: string; name: string }
  pins: readonly MapPin[]
  tiles: MapTiles | null
  /** On a phone the switch to the map stands below the list. */
  isListFirst?: boolean
  /** Its items have the ids `clinic-<cid>` and can take the focus. */
  children: ReactNode
}

export function BesideMap({ city, pins, tiles, isListFirst = false, children }: Props) {
  const { MAP } = useTexts('map')
  const list = useRef<HTMLDivElement>(null)
  const asList = useRef<HTMLInputElement>(null)
  const [raised, setRaised] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ id: string } | null>(null)
  useRaisedCard(list, setRaised)
  useEffect(() => highlightCard(raised), [raised])
  useEffect(() => {
    if (chosen) goToCard(chosen.id)
  }, [chosen])

  const choice = (
    <Switch className={styles.switch} label={MAP.view}>
      <SwitchChoice ref={asList} name="view" value="list" defaultChecked>
        <List aria-hidden="true" />
        {MAP.list}
      </SwitchChoice>
      <SwitchChoice name="view" value="map">
        <MapIcon aria-hidden="true" />
        {MAP.map}
      </SwitchChoice>
    </Switch>
  )
  return (
    <div className={styles.beside}>
      {isListFirst ? null : choice}
      <div className={styles.list} ref={list}>
        {children}
      </div>
      {isListFirst ? choice : null}
      <div className={styles.aside}>
        <ClinicMap
          label={fill(MAP.ofClinics, { city: city.name })}
          cityId={city.id}
          pins={pins}
          tiles={tiles}
          raised={raised}
          onRaise={setRaised}
          onChoose={(id) => {
            if (asList.current) asList.current.checked = true
            setChosen({ id })
          }}
        />
      </div>
    </div>
  )
}
