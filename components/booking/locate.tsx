// The point of a home visit: asked of the device after a tap, never before. Without it the pincode's centre serves.
import { useEffect, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import styles from '@/components/step/step.module.css'
import { causeText } from '@/lib/texts/en/causes'
import { ADDRESS } from '@/lib/texts/en/steps'

type Props = { value: string; cause?: string }
type State = 'idle' | 'locating' | 'located' | 'notLocated'
const WAIT_MS = 10_000

export function Locate({ value, cause }: Props) {
  const [able, setAble] = useState(false)
  const [state, setState] = useState<State>('idle')
  // A point that was refused is not sent again: the pincode's centre takes its place.
  const [point, setPoint] = useState(cause ? '' : value)
  useEffect(() => setAble('geolocation' in navigator), [])
  useEffect(() => {
    if (cause) setPoint('')
  }, [cause])

  function locate(): void {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPoint(`${coords.latitude},${coords.longitude}`)
        setState('located')
      },
      () => setState('notLocated'),
      { enableHighAccuracy: true, timeout: WAIT_MS },
    )
  }

  return (
    <div className={formStyles.field} id="latLng" tabIndex={-1}>
      <input type="hidden" name="latLng" value={point} />
      {cause ? <p className={formStyles.error}>{causeText('latLng', cause)}</p> : null}
      {able ? (
        <button className={styles.second} type="button" onClick={locate}>
          {ADDRESS.locate}
        </button>
      ) : null}
      <p className={formStyles.hint} role="status">
        {state === 'idle' ? '' : ADDRESS[state]}
      </p>
    </div>
  )
}
