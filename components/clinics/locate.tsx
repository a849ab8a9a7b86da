// Without a point, the home visit uses the pincode's centre.
import { useEffect, useState } from 'react'
import styles from '@/components/clinics/locate.module.css'
import { Button } from '@/components/kit/button'
import { Mistake } from '@/components/kit/fields/mistake'
import { Note } from '@/components/kit/note'
import { PointMap } from '@/components/map/point-map'
import { usePosition } from '@/lib/browser/forms/use-position'
import type { MapTiles } from '@/lib/browser/map/map-ground'
import { useIsAlive } from '@/lib/browser/shell/use-is-alive'
import { useTexts } from '@/lib/browser/texts'
import { readPoint, writePoint } from '@/lib/catalogue/clinics/point'

type City = { id: string; lat: number; lng: number }
/** Null without street tiles, because a drawn map shows no houses. */
type Props = { value: string; mistake?: string; city: City; tiles: MapTiles | null }
type State = 'idle' | 'locating' | 'located' | 'notLocated' | 'pointed'

export function Locate({ value, mistake, city, tiles }: Props) {
  const { POINT } = useTexts('map')
  const { ADDRESS } = useTexts('select-address')
  const isAlive = useIsAlive()
  const ask = usePosition()
  const [state, setState] = useState<State>('idle')
  const [open, setOpen] = useState(false)
  // A refused point is not sent again; the pincode's centre replaces it.
  const [point, setPoint] = useState(mistake ? '' : value)
  useEffect(() => {
    if (mistake) setPoint('')
  }, [mistake])

  function locate(): void {
    setState('locating')
    ask?.((position) => {
      if (position) setPoint(writePoint(position))
      setState(position ? 'located' : 'notLocated')
    }, true)
  }

  return (
    <div className={styles.locate} id="latLng" tabIndex={-1}>
      <input type="hidden" name="latLng" value={point} />
      {mistake ? <Mistake>{mistake}</Mistake> : null}
      {isAlive ? (
        <div className={styles.pair}>
          {ask ? <Button text={ADDRESS.locate} colour="white" onClick={locate} /> : null}
          {tiles ? (
            <Button text={POINT.open} colour="white" aria-expanded={open} onClick={() => setOpen(!open)} />
          ) : null}
        </div>
      ) : null}
      <Note isSmall role="status">
        {state === 'idle' ? '' : state === 'pointed' ? POINT.chosen : ADDRESS[state]}
      </Note>
      {open && tiles ? (
        <>
          <p className={styles.mapHint}>{POINT.hint}</p>
          <PointMap
            cityId={city.id}
            point={readPoint(point) ?? city}
            tiles={tiles}
            onMove={(moved) => {
              setPoint(writePoint(moved))
              setState('pointed')
            }}
          />
        </>
      ) : null}
    </div>
  )
}
