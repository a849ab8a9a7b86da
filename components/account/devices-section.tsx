// The devices that are remembered: which, when last used, and forgetting one.
import styles from '@/components/account/account.module.css'
import { ProblemLine } from '@/components/account/change-form'
import { LateSection, Skeleton } from '@/components/account/late-section'
import { problemOf, useAct } from '@/lib/browser/account/account-identity'
import { readDeviceName } from '@/lib/browser/account/device-name'
import { DEVICES_AREA, useDevices } from '@/lib/browser/account/use-account-lists'
import type { Device } from '@/lib/browser/pool/types'
import { useConfirmation } from '@/lib/browser/shell/dialogs'
import { showToast } from '@/lib/browser/shell/toast'
import { DEVICES } from '@/lib/texts/en/account-changes'
import { clinicDay, formatLongDay } from '@/lib/texts/format'

function nameOf({ name }: Device): string {
  const { browser, system } = readDeviceName(name)
  return DEVICES.named(browser, system) || DEVICES.unknown
}

function Row({ device, onForget }: { device: Device; onForget: () => void }) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.rowName}>
          {nameOf(device)}
          {device.current ? <span className={styles.badge}>{DEVICES.here}</span> : null}
        </p>
        {device.lastUsed ? (
          <p className={styles.quiet}>{DEVICES.lastUsed(formatLongDay(clinicDay(device.lastUsed)))}</p>
        ) : null}
      </div>
      <button className={styles.plain} type="button" onClick={onForget}>
        {DEVICES.forget}
        <span className="visually-hidden">{DEVICES.forgetOf(nameOf(device))}</span>
      </button>
    </li>
  )
}

function List() {
  const { data, error, mutate } = useDevices()
  const { act, problem } = useAct(DEVICES_AREA, 'devices')
  const confirm = useConfirmation()
  const forget = async (device: Device): Promise<void> => {
    const isGone = await act(async (identity) => {
      await identity.forgetDevice(device.key)
      await mutate()
    })
    if (isGone) showToast({ kind: 'success', text: DEVICES.forgotten })
  }
  const ask = (device: Device) =>
    confirm({
      header: DEVICES.asked,
      message: DEVICES.askedLine(nameOf(device), device.current),
      type: 'normal',
      actionCallback: (isConfirmed) => void (isConfirmed && forget(device)),
    })
  if (error)
    return (
      <>
        <ProblemLine problem={problemOf(error, 'devices')} />
        <button className={styles.second} type="button" onClick={() => mutate()}>
          {DEVICES.again}
        </button>
      </>
    )
  if (!data) return <Skeleton />
  return (
    <>
      {data.length === 0 ? <p>{DEVICES.none}</p> : null}
      <ul className={styles.rows}>
        {data.map((device) => (
          <Row key={device.key} device={device} onForget={() => ask(device)} />
        ))}
      </ul>
      <ProblemLine problem={problem} />
    </>
  )
}

export function DevicesSection() {
  return (
    <LateSection id="devices" title={DEVICES.title} line={DEVICES.line}>
      <List />
    </LateSection>
  )
}
